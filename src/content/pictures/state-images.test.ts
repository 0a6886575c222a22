import { expect, it } from 'vitest';
import { stateImageRotation } from './state-images.ts';

it.each<[what: string, states: string[], images: string[]]>([
  [
    'each image of a pool once, then starts over',
    ['Texas', 'Texas', 'Texas', 'Texas'],
    ['texas-1', 'texas-2', 'texas-3', 'texas-1'],
  ],
  [
    'the images of each pool independently',
    ['North Carolina', 'New Jersey', 'North Carolina'],
    ['north-carolina-1', 'new-jersey-1', 'north-carolina-2'],
  ],
  ['one pool for Boston and Massachusetts', ['Massachusetts', 'Boston'], ['boston-1', 'boston-2']],
  [
    'one pool for all other states and for unknown names',
    ['Ohio', 'Maine', 'toString', ''],
    ['default-1', 'default-2', 'default-3', 'default-1'],
  ],
  ...['Arizona', 'California', 'Florida', 'Colorado', 'Nevada', 'Georgia'].map(
    (state): [string, string[], string[]] => [
      `a pool for ${state}`,
      [state],
      [`${state.toLowerCase()}-1`],
    ],
  ),
])('hands out %s', (_what, states, images) => {
  expect(states.map(stateImageRotation())).toEqual(
    images.map((image) => `/images/states/${image}.svg`),
  );
});
