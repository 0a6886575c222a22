import { expect, it } from 'vitest';
import { quickestKeys } from './reads-visits.ts';

it('returns the shortest time of each key', () => {
  const visits = [
    { box: [30, 90, 10], control: [5, 6, 7] },
    { box: [40, 20, 11], control: [4, 9, 8] },
  ];
  expect(quickestKeys(visits)).toEqual({ box: [30, 20, 10], control: [4, 6, 7] });
});
