import { expect, it } from 'vitest';
import { wholeProfile as seen } from '#tests/fixtures/profile.ts';
import { changeFields } from './use-field-save.ts';

it('changes only the fields that the form has changed, or none if somebody else has changed one, too', () => {
  const mine = { ...seen, bio: 'Mine', license: 'Same' };
  const current = { ...seen, replyDays: 5, license: 'Same', legalName: 'Their LLC' };
  const stored = { ...current, bio: 'Mine' };
  expect(changeFields(seen, mine, current)).toEqual({ stored, contested: [] });

  const contested = changeFields(seen, { ...mine, legalName: 'My LLC' }, current);
  expect(contested).toEqual({ stored: current, contested: ['legalName'] });
});
