import { expect, it } from 'vitest';
import { stateImageRotation } from './state-images.ts';

const handOut = (...states: string[]) => states.map(stateImageRotation());

it('returns each image of a pool once, then starts over', () => {
  expect(handOut('Texas', 'Texas', 'Texas', 'Texas')).toEqual([
    '/images/states/texas-1.svg',
    '/images/states/texas-2.svg',
    '/images/states/texas-3.svg',
    '/images/states/texas-1.svg',
  ]);
});

it('rotates each pool independently', () => {
  expect(handOut('North Carolina', 'New Jersey', 'North Carolina')).toEqual([
    '/images/states/north-carolina-1.svg',
    '/images/states/new-jersey-1.svg',
    '/images/states/north-carolina-2.svg',
  ]);
});

it('has one pool for Boston and Massachusetts', () => {
  expect(handOut('Massachusetts', 'Boston')).toEqual([
    '/images/states/boston-1.svg',
    '/images/states/boston-2.svg',
  ]);
});

it.each(['Arizona', 'California', 'Florida', 'Colorado', 'Nevada', 'Georgia'])(
  'has a pool for %s',
  (state) => {
    expect(handOut(state)).toEqual([`/images/states/${state.toLowerCase()}-1.svg`]);
  },
);

it('has one pool for all other states and for unknown names', () => {
  expect(handOut('Ohio', 'Maine', 'toString', '')).toEqual([
    '/images/states/default-1.svg',
    '/images/states/default-2.svg',
    '/images/states/default-3.svg',
    '/images/states/default-1.svg',
  ]);
});
