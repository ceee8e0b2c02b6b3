import Testing
@Test func probe() {
    for text in [
        "a: b\nc:\n  - d\n  - e: f\n    g:   # x\n  -\nh: plain\n  two lines\ni: |\n  lit\n  eral\n\n\nj: >-\n  fol\n\nk: 'q q'\nl: \"d\\n\"\n",
        "é: &x {a: [1, *x2, {b, c: }], ? d : e}\nf: &y !!str\ng: &z\n  - 1\nh: !!str &q\n  k: v\ni: *z\n",
        "a:\n- 1\n- - 2\n  - 3\n-\n? k\n: v\n? l\nq: [a: b, c]\n",
        "sheet: coupon\n  type: default\n", "sheet: coupon\nsummary: 쿠폰: 오늘만\n", "a: [1, 2\nb: 3\n---\nx: \"abc\n---\ny: 'ok\n",
        "sheet: coupon\ncontent:\n\t- {height: 80}\n", "a: b\n c: d\ne\n", "a:\n   b: 1\n  c: 2\n", "a: \"x\" y\n", "a: 'it's'\n", "a: *\n", "a: @x\n", "a: > 50\n", "a: - b\n", "a:\n - b\n c: d\n", "a: \"\\d\"\n", "]", "a: ]\n", "a: {b: c\n", "%FOO\na: b\n", "a: b\n...\nc: d\n", "a: b\nfoo\nc: d\n", "a: !x!y b\n", "[a: b: c]\n", "a: \"\\uD800\"\n", "a: b\n- c\n", "- a\nb: c\n", "{a: b} c\n", "a: %b\n", "a: |0\n  x\n", "&a &b c\n","a: `x`\n", "a: [1, 2]]\n", "a: [}\n",
        "sheet: a\n  b: c\n  d: e\n",
    ] {
        let r = Reading(text)
        print("=====\n" + text + "-----\n" + r.dump + r.found.joined(separator: "\n") + "\n" + r.words)
    }
}
