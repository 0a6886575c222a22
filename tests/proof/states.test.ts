import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { type Area, areas, prosePages } from '#tests/browser/states.ts';

const specs = globSync('tests/{e2e,faults}/*.spec.ts').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

const filesWith = (isMeant: (source: string) => boolean) =>
  specs.filter(({ source }) => isMeant(source)).map(({ file }) => file);

test('every route has an area', () => {
  const shown = new Set<string>(Object.values(areas).flatMap((area) => area.routes));
  expect(routes.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
});

const prose: readonly string[] = prosePages.map(({ area }) => area);

test.each(Object.keys(areas).filter((area) => !prose.includes(area)))(
  'one test walks through the states of “%s”',
  (area) => {
    const walks = filesWith((source) => source.includes('walk(') && source.includes(`'${area}'`));
    expect(walks).toHaveLength(1);
  },
);

test.each<[string, Area]>(Object.entries(areas))(
  'the states of “%s” that the everyday run leaves out are among its states',
  (_, { states, inFullOnly = [] }) => {
    expect(inFullOnly.filter((state) => !states.includes(state))).toEqual([]);
    expect(inFullOnly.length).toBeLessThan(states.length);
  },
);

test('axe runs only on the states of an area, so that one list has them all', () => {
  const ofTheirOwn = /import .*expect.* from '#tests\/browser\/(axe|every-look)\.ts'/;
  expect(filesWith((source) => ofTheirOwn.test(source))).toEqual([]);
});
