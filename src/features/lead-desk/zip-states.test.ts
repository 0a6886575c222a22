import { expect, it } from 'vitest';
import { usStates } from '#src/lib/us-states.ts';
import { findUnservedPlace } from './zip-states.ts';

const none = 'none of the 50 states';

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
  ['00907', none],
  // A military address in the Americas.
  ['34002', none],
  ['20001', none],
  ['', none],
  ['abcde', none],
])('%s is in %s, unless that is served, or no state is named', (zipCode, place) => {
  expect(findUnservedPlace(zipCode, 'Ohio, Utah')).toBe(place);
  expect(findUnservedPlace(zipCode, `Ohio, ${place}`)).toBe(place === none ? none : undefined);
  expect(findUnservedPlace(zipCode, '')).toBeUndefined();
});

it('finds every state', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) =>
    findUnservedPlace(`${String(prefix).padStart(3, '0')}01`, 'Nowhere'),
  );
  expect([...new Set(found)].filter((state) => state !== none).sort()).toEqual([...usStates]);
});
