#!/usr/bin/env bash
# A chart in a prerendered page
#
# Guess: recharts 3.11.1 with a width, a height and no animation draws its lines and sectors on the server, as 2 did.
# Instead: renderToStaticMarkup gives an empty div, without an svg: version 3 draws once its store has been filled by
# effects, which run in browsers alone. No warning says so.
# Why it matters: a page that is complete without scripts, is printed from an archive or read by a search engine shows
# no figure of such a chart. So our pages draw SVG themselves, and say the same in words and tables.
set -euo pipefail
packages=(react@19.3.1 react-dom@19.3.1 react-is@19.3.1 recharts@3.11.1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >prerender.mjs <<'END'
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Line, LineChart, Pie, PieChart } from 'recharts';

const balances = [{ balance: 320_000 }, { balance: 316_423 }, { balance: 312_606 }];
const parts = [
  { name: 'Interest', value: 1_733 },
  { name: 'Principal', value: 289 },
];
const size = { width: 400, height: 200 };
const charts = {
  'a line of balances': [LineChart, { ...size, data: balances }, Line, { dataKey: 'balance' }],
  'a pie of a payment': [PieChart, size, Pie, { data: parts, dataKey: 'value' }],
};
const seen = Object.entries(charts).map(([name, [Chart, props, Part, partProps]]) => {
  const part = createElement(Part, { ...partProps, isAnimationActive: false });
  const html = renderToStaticMarkup(createElement(Chart, props, part));
  const paths = html.match(/<path/g)?.length ?? 0;
  console.log(
    `${name}: ${html.includes('<svg') ? 'an svg' : 'no svg'}, ${paths} paths: ${html.slice(0, 130)}`,
  );
  return html.includes('<svg') || paths > 0;
});
if (seen.includes(true)) {
  console.log('CHANGED: expected charts without an svg.');
  process.exit(1);
}
END
node prerender.mjs
