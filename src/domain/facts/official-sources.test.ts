import { expect, it } from 'vitest';
import { officialSources } from './official-sources.ts';

it.each(Object.entries(officialSources))('%s links to a specific page', (_, { url }) => {
  expect(new URL(url).protocol).toBe('https:');
  expect(new URL(url).pathname).not.toBe('/');
});
