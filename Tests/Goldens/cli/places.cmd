# Where a run looks: -C, --config and --set.
==> app/sheetc.yaml
sheetc: 1
specs: [Sheets]
devices: [iphone-se-3]
==> app/Sheets/a.yaml
sheet: a
detents: [0.5]
==> other/ci.yaml
sheetc: 1
specs: [../app/Sheets]
rules: {suspicious-ratio: error}
$ sheetc lint --format short app
$ sheetc -C app lint --format short
$ sheetc lint --format short -C app Sheets/a.yaml
$ sheetc -C app/Sheets lint --format short
$ sheetc -C nowhere lint
$ sheetc --config other/ci.yaml lint --format short
$ sheetc --config other/missing.yaml lint
$ sheetc --config other lint
$ sheetc -C app --set rules.suspicious-ratio=off lint
$ sheetc -C app --set rules.suspicious-ratio=eror lint
$ sheetc -C app --set rules.suspicous-ratio=error lint
$ sheetc -C app --set profil=ios18 lint
$ sheetc -C app --set profile=ios17 lint
$ sheetc -C app --set profile lint
$ sheetc -C app --set 'devices=[iphone-16, iphone-17-ultra]' lint
$ sheetc -C app --set 'devices=[iphone-16]' resolve
