import { expect, it } from 'vitest';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { mergeFields } from './use-merged-save.ts';

it('merges the changes of two people by field', () => {
  const mine = { ...wholeProfile, bio: 'Mine', license: 'Same', legalName: 'My LLC' };
  const stored = { ...wholeProfile, replyDays: 5, license: 'Same', legalName: 'Their LLC' };

  expect(mergeFields(wholeProfile, mine, stored)).toEqual({
    merged: { ...wholeProfile, bio: 'Mine', license: 'Same', legalName: 'My LLC', replyDays: 5 },
    theirs: ['replyDays'],
    conflicts: ['legalName'],
  });
});
