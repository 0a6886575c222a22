import { expect, it } from 'vitest';
import { officialSources } from './official-sources.ts';

it.each(Object.entries(officialSources))('%s leads to an exact page', (_, { url }) => {
  expect(new URL(url).protocol).toBe('https:');
  expect(new URL(url).pathname).not.toBe('/');
});
