import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { type PageGroup, pageGroups } from '#tests/browser/states.ts';

const specs = globSync('tests/{e2e,faults}/*.spec.ts').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

const filesWith = (isMeant: (source: string) => boolean) =>
  specs.filter(({ source }) => isMeant(source)).map(({ file }) => file);

test('every route has a group', () => {
  const shown = new Set<string>(Object.values(pageGroups).flatMap((group) => group.routes));
  expect(routes.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

test.each(Object.keys(pageGroups))('one test shows the states of “%s”', (group) => {
  const shown = filesWith(
    (source) => source.includes('showGroup(') && source.includes(`'${group}'`),
  );
  expect(shown).toHaveLength(1);
});

test.each<[string, PageGroup]>(Object.entries(pageGroups))(
  'the states of “%s” that the everyday run leaves out are among its states',
  (_, { states, inFullOnly = [] }) => {
    expect(inFullOnly.filter((state) => !states.includes(state))).toEqual([]);
    expect(inFullOnly.length).toBeLessThan(states.length);
  },
);

test('axe runs only on the states of an group, so that one list has them all', () => {
  const ofTheirOwn = /import .*expect.* from '#tests\/browser\/(axe|appearances)\.ts'/;
  expect(filesWith((source) => ofTheirOwn.test(source))).toEqual([]);
});
