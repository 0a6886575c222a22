import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { areas } from '#tests/browser/states.ts';

const specs = globSync('tests/{e2e,faults}/*.spec.ts').map((file) => readFileSync(file, 'utf8'));

test('every route is shown by an area', () => {
  const shown = new Set<string>(Object.values(areas).flatMap((area) => area.routes));
  expect(routes.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

test.each(Object.keys(areas))('the states of “%s” are walked by one test', (area) => {
  const walks = specs.filter((spec) => spec.includes('walk(') && spec.includes(`'${area}'`));
  expect(walks).toHaveLength(1);
});

test('axe is run on states of an area only, so that all are in one list', () => {
  const byThemselves = specs.filter((spec) => /expectNoViolations|expectSound\b/.test(spec));
  expect(byThemselves).toEqual([]);
});
