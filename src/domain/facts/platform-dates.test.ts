import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duePlatformDates, explainDate, platformDates } from './platform-dates.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const names = platformDates.map(({ what }) => what);

const [microsoft] = names;

it.each([
  ['2026-09-29', []],
  ['2026-12-30', [microsoft]],
  ['2026-12-31', [microsoft, 'Firebase Extensions']],
  ['2027-04-01', [microsoft, 'Firebase Extensions']],
  ['2027-11-27', names],
])('on %s names %j', (day, due) => {
  expect(duePlatformDates(day).map(({ what }) => what)).toEqual(due);
});

it('says what to do, and when', () => {
  const extensions = duePlatformDates('2026-12-31').at(-1);
  expect(extensions && explainDate(extensions)).toMatch(
    /^Firebase Extensions: ends on March 31, 2027\. If .* uninstall it\. .* https:\S+$/,
  );
});

it('names the versions that are in use', () => {
  const { engines } = JSON.parse(read('functions/package.json'));
  const { devDependencies } = JSON.parse(read('package.json'));
  const workflows = read('.github/workflows/rebuild.yml') + read('.github/workflows/test.yml');
  const actions = [...workflows.matchAll(/uses: (\S+)@\w+ # v(\d+)/g)];
  expect(names.slice(1)).toEqual([
    'Firebase Extensions',
    `Node.js ${engines.node} in Cloud Functions`,
    [...new Set(actions.map(([, name, major]) => `${name} ${major}`))].sort().join(', '),
    `firebase-tools ${devDependencies['firebase-tools'].split('.')[0]}`,
  ]);
  expect(JSON.parse(read('mailer/package.json')).engines).toEqual(engines);
});
