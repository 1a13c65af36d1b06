#!/usr/bin/env bash
# Makes src/ui/fonts/figtree.woff2 again from the font of an npm package: the weights and the letters that the page uses.
# Needs npm, and Python with fonttools and brotli. The letters are those of `unicode-range` in src/ui/app.css.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
npm pack --silent --pack-destination "$work" @fontsource-variable/figtree@5.3.0
tar xzf "$work"/*.tgz -C "$work"
fonttools varLib.instancer "$work/package/files/figtree-latin-wght-normal.woff2" wght=400:700 -o "$work/weights.woff2"
letters=$(sed -n 's/^ *unicode-range: \(.*\);/\1/p' src/ui/app.css | tr -d ' ')
pyftsubset "$work/weights.woff2" --unicodes="$letters" --layout-features=kern,tnum --no-hinting --flavor=woff2 --output-file=src/ui/fonts/figtree.woff2
cp "$work/package/LICENSE" src/ui/fonts/OFL.txt
