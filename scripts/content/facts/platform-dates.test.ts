import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duePlatformDates, explainDate, platformDates } from './platform-dates.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const names = platformDates.map(({ what }) => what);

it.each([
  ['2026-09-29', []],
  ['2026-09-30', names.slice(0, 2)],
  ['2026-10-30', names.slice(0, 3)],
  ['2027-04-01', names.slice(0, 4)],
  ['2027-11-27', names],
])('on %s names %j', (day, due) => {
  expect(duePlatformDates(day).map(({ what }) => what)).toEqual(due);
});

it('says what to do, and when', () => {
  expect(duePlatformDates('2026-12-31').map(explainDate).at(-1)).toMatch(
    /^Firebase Extensions: ends on March 31, 2027\. If .* uninstall it\. .* https:\S+$/,
  );
});

it('names the versions that are in use', () => {
  const { engines } = JSON.parse(read('functions/package.json'));
  const { devDependencies } = JSON.parse(read('package.json'));
  const folder = '.github/workflows';
  const workflows = readdirSync(folder)
    .map((file) => read(`${folder}/${file}`))
    .join();
  const actions = [...workflows.matchAll(/uses: (\S+)@\w+ # v(\d+)/g)];
  expect(names.slice(-3)).toEqual([
    `Node.js ${engines.node} in Cloud Functions`,
    [...new Set(actions.map(([, name, major]) => `${name} ${major}`))].sort().join(', '),
    `firebase-tools ${devDependencies['firebase-tools'].split('.')[0]}`,
  ]);
  expect(JSON.parse(read('mailer/package.json')).engines).toEqual(engines);
});
