import { expect, test } from 'vitest';
import { draftText, savedBy } from './server-draft.ts';

const at = '2026-11-21T20:05:00.000Z';

test('names who saved a draft and when, on the same clock as the time of one’s own save', () => {
  const ben = { by: 'ben@example.com', at };
  expect(savedBy(ben, 'ann@example.com')).toBe(
    'ben@example.com saved this draft on 11/21/2026, 3:05 PM ET',
  );
  expect(savedBy(ben, 'ben@example.com')).toBe('You saved this draft on 11/21/2026, 3:05 PM ET');
  const saved = { status: 'saved', at: new Date(at), merged: [] } as const;
  expect(draftText(saved, '')).toBe('Draft saved at 3:05 PM ET');
  expect(draftText({ ...saved, merged: ['Title', 'Slug'] }, '')).toBe(
    'Draft saved at 3:05 PM ET, with someone else’s changes to the title and slug',
  );
});
