import { expect, test } from 'vitest';
import { site } from '#src/site.ts';
import { listDeletionWrites } from './lead-deletion.ts';

test('deletes a lead last, and leaves the day to whoever has its link', () => {
  const now = new Date('2026-11-23T09:30:00.000Z');
  const others = [['leadStates/abc'], ['mail/abc'], ['botReceipts/abc']];
  expect(listDeletionWrites('contacts', 'abc', now)).toEqual([...others, ['contacts/abc']]);

  const expiresAt = new Date(now.getTime() + site.privacy.deletionKeptDays * 24 * 60 * 60_000);
  const event = { at: now.toISOString(), what: 'deleted' };
  for (const kind of ['mortgageQuotes', 'leadBuyers']) {
    expect(listDeletionWrites(kind, 'abc', now)).toEqual([
      ...others,
      ['leadReferrals/abc', { events: [event], expiresAt }],
      [`${kind}/abc`],
    ]);
  }
});
