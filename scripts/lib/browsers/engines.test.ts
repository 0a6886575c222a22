import { expect, it } from 'vitest';
import { chosenEngines, enginesOf, ensureEngines } from './engines.ts';

const [webkit, firefox] = enginesOf('linux');
if (!webkit || !firefox) throw new Error('Linux has two engines.');

it('returns Safari on a Mac, and WebKitGTK elsewhere', () => {
  expect(enginesOf('darwin').map(({ name }) => name)).toEqual(['safari', 'firefox']);
  expect(enginesOf('linux').map(({ name }) => name)).toEqual(['webkit', 'firefox']);
});

it('says in one line which engine is missing, and what to do', async () => {
  const here = { ...webkit, find: () => ({}) };
  const missing = { ...firefox, find: () => null, packages: [] };

  expect(await ensureEngines([here, missing])).toEqual({
    names: ['webkit'],
    leftOut: [
      'Firefox is left out: it is not on this machine. Install Firefox, or point FIREFOX_PATH at one.',
    ],
  });
});

it('chooses the named engines, and rejects an unknown name', () => {
  expect(chosenEngines(undefined, [webkit, firefox])).toEqual([webkit, firefox]);
  expect(chosenEngines(' firefox', [webkit, firefox])).toEqual([firefox]);
  expect(() => chosenEngines('safari', [webkit, firefox])).toThrow(
    'No such engine here: safari. There are webkit, firefox.',
  );
});
