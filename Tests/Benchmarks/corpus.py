"""Writes a corpus of sheet specs into a folder: corpus.py FOLDER COUNT [SEED]. The same seed gives the same bytes."""

import os
import random
import sys

WORDS = "coupon cart order profile filter address payment review search share gift store event point notice".split()
KOREAN = ["쿠폰을 고르는 화면", "주문 내역을 보여 준다", "배송지를 바꾼다", "결제 수단을 고른다", "알림 설정", "필터를 적용한다"]
ENGLISH = [
    "Lets the shopper pick one of the items they own.",
    "Shows what is in the basket and what it costs.",
    "Asks for the reason before anything is deleted.",
    "Collects the details that the courier needs.",
]
COLORS = ["surface.floating", "surface.raised", "secondarySystemBackground", "systemBackground"]
STYLES = ["headline", "body", "title2", "footnote"]
ROW_HEIGHTS = [44, 48, 56, 64, 72]
SHEETS_IN_FOLDER = 100


def block(random, number):
    """One block of the scrolling body, as lines without their indentation."""
    name = f"{random.choice(WORDS)}{number}"
    form = random.randrange(8)
    if form == 0:
        return [f"- {{id: {name}, text: {random.choice(STYLES)}, lines: {random.randint(1, 3)}, padding: space.s}}"]
    if form == 1:
        return [f"- {{id: {name}, height: {random.choice([52, 56, 60])}, role: button}}  # {random.choice(KOREAN)}"]
    if form == 2:
        return [f"- {{id: {name}, rows: {random.randint(1, 5)}, rowHeight: {random.choice(ROW_HEIGHTS)}, rowSpacing: 1}}"]
    if form == 3:
        sides = [f"    - {{id: {name}-{side}, height: space.l * 2, role: image}}" for side in ("left", "right")]
        return [f"- id: {name}", "  axis: horizontal", "  stack:"] + sides
    if form == 4:
        return [f'- {{id: {name}, height: "max(24, 3% of screen)", padding: {{top: space.s, bottom: 4}}}}']
    if form == 5:
        return [f"- spacer: {random.choice(['space.s', 'space.m', '12'])}"]
    if form == 6:
        return [f'- {{id: {name}, aspect: "16/9", role: image}}']
    return [f"# {random.choice(KOREAN)}", f"- id: {name}", "  height: 20", "  when: not compactHeight", "  padding: 4"]


def base(folder):
    return [
        f"# Everything in {folder} begins with this.",
        f"sheet: base-{folder}",
        "abstract: true",
        "background: surface.floating",
        "insets: {leading: space.m, trailing: space.m, top: space.s}",
        "spacing: space.s",
        "header: 30",
    ]


def tokens():
    return [
        "# What the designers maintain.",
        "tokens:",
        "  colors:",
        "    surface:",
        '      floating: {light: "#FFFFFF", dark: "#1C1C1E"}',
        '      raised: {light: "#F8F8F8", dark: "#2C2C2E"}',
        "  lengths:",
        "    space: {s: 8, m: 16, l: 24}",
    ]


def sheet(random, number, folder):
    name = f"{random.choice(WORDS)}-{random.choice(WORDS)}-{number:06}"
    lines = [f"# {random.choice(KOREAN)} ({name})", f"sheet: {name}"]
    lines.append(f"summary: {random.choice(ENGLISH + KOREAN)}")
    if random.random() < 0.4:
        lines.append(f"extends: base-{folder}")
    else:
        lines += [f"background: {random.choice(COLORS)}", f"header: {random.choice([24, 30, 44])}"]
    lines += [
        "# The smaller stop shows the beginning, the larger one the rest.",
        "type: expand",
        "detents:",
        "  - id: collapsed",
        "    height: min(fit, 45% of screen)",
        "    max: 600pt",
        "  - id: expanded",
        f"    height: {random.choice(['large', 'max - 20', '90% of max'])}",
        f"    when: fit > {random.choice(['45% of screen', '0.45 * screen'])}",
        "grabber: {visible: true, area: 16}" if random.random() < 0.5 else "grabber: true",
        "content:",
        f"  # {random.choice(KOREAN)}",
        "  - {id: title, text: headline, lines: 1, padding: 12}",
        "  - id: body",
        "    scroll: true",
        "    spacing: 4",
        "    stack:",
    ]
    for index in range(random.randint(5, 15)):
        lines += ["      " + line for line in block(random, index)]
    rows = f"{{min: 0, typical: {random.randint(3, 8)}, max: 40}}"
    lines += [
        f"  - {{id: list, rows: {rows}, rowHeight: {random.choice(ROW_HEIGHTS)}, scroll: true}}",
        "footer:",
        "  content:",
        f"    - {{id: apply, height: 56, role: button, padding: {{top: 8, bottom: 8}}}}  # {random.choice(KOREAN)}",
        "accessibility:",
        f"  label: {random.choice(ENGLISH + KOREAN)}",
        f"x-owner: {{team: {random.choice(WORDS)}, since: 2026-{random.randint(1, 12):02}}}",
    ]
    return lines


def write(path, lines):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines) + "\n")


def main():
    folder, count = sys.argv[1], int(sys.argv[2])
    source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    specs = os.path.join(folder, "Specs")
    os.makedirs(specs, exist_ok=True)
    write(os.path.join(folder, "sheetc.yaml"), ["sheetc: 1", "specs: [Specs]"])
    write(os.path.join(specs, "tokens.yaml"), tokens())
    for number in range(count):
        part = f"part{number // SHEETS_IN_FOLDER:04}"
        path = os.path.join(specs, part)
        if number % SHEETS_IN_FOLDER == 0:
            os.makedirs(path, exist_ok=True)
            write(os.path.join(path, "base.yaml"), base(part))
        write(os.path.join(path, f"sheet{number:06}.yaml"), sheet(source, number, part))


main()
