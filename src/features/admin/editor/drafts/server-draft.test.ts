import { expect, test } from 'vitest';
import { draftText, leavingText, savedBy } from './server-draft.ts';

const at = '2026-11-21T20:05:00.000Z';

test('names who saved a draft and when, on the same clock as the time of one’s own save', () => {
  const ben = { by: 'ben@example.com', at };
  expect(savedBy(ben, 'ann@example.com')).toBe(
    'ben@example.com saved this draft on 11/21/2026, 3:05 PM ET',
  );
  expect(savedBy(ben, 'ben@example.com')).toBe('You saved this draft on 11/21/2026, 3:05 PM ET');
  expect(draftText({ status: 'saved', at: new Date(at) })).toBe('Draft saved at 3:05 PM ET');
});

test.each([
  [
    [true, true],
    'All that you wrote is in the draft, saved 11/21/2026, 3:05 PM ET. The dashboard lists it. The blog stays as it is until you publish.',
  ],
  [
    [false, true],
    'What you wrote last is not on the server yet. This browser keeps it and offers it when you come back.',
  ],
  [
    [false, false],
    'What you wrote last is saved nowhere, because this browser cannot keep it. It is lost when you leave.',
  ],
])('says where what was written is, before the writer leaves: %o', (where, text) => {
  const [isOnServer = false, isKeptHere = false] = where;
  const state = { status: 'saved', at: new Date(at) } as const;
  expect(leavingText(state, isOnServer, isKeptHere)).toBe(text);
});
