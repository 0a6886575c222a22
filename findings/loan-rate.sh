#!/usr/bin/env bash
# RATE of ordinary mortgages in two formula engines of spreadsheets
#
# Guess: hot-formula-parser 4.0.0 finds the rate of a mortgage as other engines do, or answers with an error.
# Instead: of 315 loans over 30 years at 3 to 8 %, with payments in whole cents, its RATE is wrong for all 135 from 6 %
# on, without an error: 1.96 % for $320,000 at 6.5 %. It is right below, for the same loans over 15 years, and with a
# start of 0.5 % a month as the sixth argument. HyperFormula 3.5.0 is always right. The functions are those of
# @handsontable/formulajs 2.0.2.
# Why it matters: RATE is how a spreadsheet finds an APR, and a table in a web page may run on this engine. So the test
# of our APR solves for it by itself.
set -euo pipefail
packages=(hot-formula-parser@4.0.0 @handsontable/formulajs@2.0.2 hyperformula@3.5.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >find-rates.cjs <<'END'
const { Parser } = require('hot-formula-parser');
const { HyperFormula } = require('hyperformula');

const parser = new Parser();
const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('loans');
const engines = {
  'hot-formula-parser': (formula) => parser.parse(formula).result,
  HyperFormula: (formula) => sheet.calculateFormula(`=${formula}`, 0),
};
const loans = [];
for (let principal = 100_000; principal <= 800_000; principal += 50_000) {
  for (let percent = 3; percent <= 8; percent += 0.25) loans.push({ principal, percent });
}
function countWrong(engine, months, start) {
  return loans.filter(({ principal, percent }) => {
    const rate = percent / 1_200;
    const payment = ((principal * rate) / (1 - (1 + rate) ** -months)).toFixed(2);
    const found = engine(`RATE(${months},-${payment},${principal}${start})`) * 1_200;
    return !(Math.abs(found - percent) < 0.01);
  }).length;
}
const seen = Object.entries(engines).map(([name, engine]) => {
  const wrong = [
    countWrong(engine, 360, ''),
    countWrong(engine, 180, ''),
    countWrong(engine, 360, ',0,0,0.005'),
  ];
  console.log(
    `${name}, wrong of ${loans.length}: ${wrong[0]} over 30 years, ${wrong[1]} over 15, ${wrong[2]} with a start`,
  );
  return wrong.join();
});
const example = engines['hot-formula-parser']('RATE(360,-2022.62,320000)*12') * 100;
console.log(`hot-formula-parser, $320,000 at 6.5 %: ${example.toFixed(2)} %`);
const isSame = seen.join() === '135,0,0,0,0,0' && example.toFixed(2) === '1.96';
if (!isSame) console.log('CHANGED: expected 135 wrong over 30 years, and no others.');
process.exit(isSame ? 0 : 1);
END
node find-rates.cjs
