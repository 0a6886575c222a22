import { expect, it } from 'vitest';
import { usStates } from '#src/lib/format/us-states.ts';
import { findUnservedPlace, tidyPlaces } from './places.ts';

const none = 'no state or territory';

it.each([
  ['02139', 'Massachusetts'],
  ['05602-1234', 'Vermont'],
  ['05501', 'Massachusetts'],
  ['10001', 'New York'],
  ['00501', 'New York'],
  ['73301', 'Texas'],
  ['73102', 'Oklahoma'],
  ['99950', 'Alaska'],
  ['00907', 'Puerto Rico'],
  ['00802', 'U.S. Virgin Islands'],
  ['20001', 'District of Columbia'],
  ['20101', 'Virginia'],
  ['56901', 'District of Columbia'],
  ['96799', 'American Samoa'],
  ['96801', 'Hawaii'],
  ['96910', 'Guam'],
  ['96950', 'Northern Mariana Islands'],
  ['96940', none],
  ['34001', none],
  ['34101', 'Florida'],
  ['09001', none],
  ['', none],
  ['abcde', none],
])('%s is in %s, unless that is served, or no state is named', (zipCode, place) => {
  expect(findUnservedPlace(zipCode, 'Ohio, Utah')).toBe(place);
  expect(findUnservedPlace(zipCode, `Ohio, ${place}`)).toBe(place === none ? none : undefined);
  expect(findUnservedPlace(zipCode, '')).toBeUndefined();
});

const others = [
  'American Samoa',
  'District of Columbia',
  'Guam',
  'Northern Mariana Islands',
  'Puerto Rico',
  'U.S. Virgin Islands',
];

it('finds each state, the District of Columbia and the five territories', () => {
  const found = Array.from({ length: 100_000 }, (_, zipCode) =>
    findUnservedPlace(String(zipCode).padStart(5, '0'), 'Nowhere'),
  );
  const places = [...new Set(found)].filter((place) => place !== none);
  expect(places.sort()).toEqual([...usStates, ...others].sort());
});

it.each([
  ['vermont; NY\nma', 'Vermont, New York, Massachusetts'],
  ['Washington, D.C., washington', 'District of Columbia, Washington'],
  [
    'd.c., PR, gu, mp, as, vi',
    `District of Columbia, Puerto Rico, Guam, ${others[3]}, ${others[0]}, ${others[5]}`,
  ],
  ['US Virgin Islands, VT, Vermont', 'U.S. Virgin Islands, Vermont'],
  ['Ontario', 'Ontario'],
])('reads the places %j by name and code', (typed, stored) => {
  expect(tidyPlaces(typed)).toBe(stored);
  expect(tidyPlaces(stored)).toBe(stored);
});
