import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { type PageGroup, pageGroups, prosePages } from '#tests/browser/states.ts';

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

const prose: readonly string[] = prosePages.map(({ group }) => group);

test.each(Object.keys(pageGroups).filter((group) => !prose.includes(group)))(
  'one test shows the states of “%s”',
  (group) => {
    const shown = filesWith(
      (source) => source.includes('showGroup(') && source.includes(`'${group}'`),
    );
    expect(shown).toHaveLength(1);
  },
);

test.each<[string, PageGroup]>(Object.entries(pageGroups))(
  'every run shows a state of “%s”, and no state is named twice',
  (_, { states, inFullOnly = [] }) => {
    expect(states).not.toEqual([]);
    expect(inFullOnly.filter((state) => states.includes(state))).toEqual([]);
  },
);

test('axe runs only on the states of a group, so that one list has them all', () => {
  const ofTheirOwn = /import .*expect.* from '#tests\/browser\/(axe|appearances)\.ts'/;
  expect(filesWith((source) => ofTheirOwn.test(source))).toEqual([]);
});
