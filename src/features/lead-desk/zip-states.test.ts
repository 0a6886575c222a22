import { expect, it } from 'vitest';
import { usStates } from '#src/lib/us-states.ts';
import { findState, findUnservedPlace } from './zip-states.ts';

it.each([
  ['02139', 'Massachusetts'],
  ['05602-1234', 'Vermont'],
  ['05501', 'Massachusetts'],
  ['10001', 'New York'],
  ['00501', 'New York'],
  ['20101', 'Virginia'],
  ['73301', 'Texas'],
  ['73102', 'Oklahoma'],
  ['99950', 'Alaska'],
  ['00907', undefined],
  ['20001', undefined],
  ['', undefined],
  ['abcde', undefined],
])('%s is in %s', (zipCode, state) => {
  expect(findState(zipCode)).toBe(state);
});

it('finds every state', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) =>
    findState(`${String(prefix).padStart(3, '0')}01`),
  );
  expect([...new Set(found)].filter((state) => state !== undefined).sort()).toEqual([...usStates]);
});

it.each([
  ['05602', 'Vermont, New York', undefined],
  ['10001', 'Vermont, New York', undefined],
  ['02139', 'Vermont, New York', 'Massachusetts'],
  ['20001', 'Vermont', 'none of the 50 states'],
  ['02139', '', undefined],
])('%s, where %j is served, is in %s', (zipCode, served, place) => {
  expect(findUnservedPlace(zipCode, served)).toBe(place);
});
