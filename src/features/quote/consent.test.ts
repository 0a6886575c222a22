import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentWordings, currentConsent } from './consent.ts';

/** A wording that visitors may have agreed to is never edited; a new one is added below the others. */
const published: Record<string, string> = {
  '2026-11-21': '43a54f1d315c8a00',
};

it('keeps every wording that was published as it was', () => {
  const hashes = consentWordings.map(({ since, text }) => [
    since,
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(published);
});

it('shows the newest, in order of date', () => {
  const dates = consentWordings.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
  expect(currentConsent).toBe(consentWordings.at(-1));
});

it.each([
  'calls',
  'text messages',
  'automated',
  'not a condition',
  'lenders and lead buyers',
  'withdraw',
])('says %j', (words) => {
  expect(currentConsent.text).toContain(words);
});
