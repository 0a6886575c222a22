import { expect, test, vi } from 'vitest';
import { keepRevision } from '#src/data/admin/posts/post-changes.service.ts';
import { keepRateChange } from '#src/data/admin/site/rate-changes.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { deletedReferrals } from '#src/model/leads/lead-deletion.ts';
import type { RevisionKind } from '#src/model/post-changes/post-revision.ts';
import { stopClocks } from '#tests/fixtures/clocks.ts';
import { rates } from '#tests/fixtures/rates.ts';

const dayMs = 24 * 60 * 60_000;

/** Returns when the document expires that is added to a transaction. */
function addedExpiry(add: (transaction: Parameters<typeof keepRevision>[0]) => void): Date {
  const set = vi.fn<(place: unknown, added: { expiresAt: { toDate(): Date } }) => void>();
  add({ set } as unknown as Parameters<typeof keepRevision>[0]);
  const [[, added] = []] = set.mock.calls;
  if (!added) throw new Error('Nothing was added.');
  return added.expiresAt.toDate();
}

const by = 'owner@example.com';
const revisionExpiry = (what: RevisionKind) =>
  addedExpiry((to) => keepRevision(to, { post: 'p', what, before: { title: 'A' }, by }));

const expiries: [what: string, days: number, expiry: () => Date][] = [
  ['the day of a lead’s deletion', 90, () => deletedReferrals(siteTime()).expiresAt],
  ['a deleted post', 30, () => revisionExpiry('deleted')],
  ['an earlier version of a post', 365, () => revisionExpiry('saved')],
  ['a change of the rates', 731, () => addedExpiry((to) => keepRateChange(to, by, null, rates))],
];

test.each(
  expiries.flatMap(([what, days, expiry]) =>
    [10, -10].map((off) => [what, days, off, expiry] as const),
  ),
)(
  '%s expires %i days later by the site’s clock, on a device %i days off',
  (_, days, off, expiry) => {
    const now = stopClocks(off);
    expect(expiry()).toEqual(new Date(now.getTime() + days * dayMs));
  },
);
