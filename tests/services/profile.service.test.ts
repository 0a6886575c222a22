import { expect, it, vi } from 'vitest';
import { profilePath } from '#src/domain/collections.ts';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { emptyProfile } from '#src/domain/profile/sample-profile.ts';
import { saveProfile } from '#src/features/site-details/save-profile.service.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/firebase/firestore.ts', () => ({ firestore: () => database.as('an admin') }));

const database = rulesDatabase();

it('saves the first details, which replace the sample', async () => {
  expect(await getProfile()).toBeUndefined();

  const { stored } = await saveProfile(emptyProfile, wholeProfile);

  expect(stored).toEqual(wholeProfile);
  expect(await getProfile()).toEqual(wholeProfile);
});

it('keeps the other fields of somebody who saved in the meantime, and refuses the same ones', async () => {
  await database.store(profilePath, { ...wholeProfile, license: 'Theirs' });

  const saved = await saveProfile(wholeProfile, { ...wholeProfile, bio: 'Mine' });
  expect(saved.theirs).toEqual(['license']);
  expect(await getProfile()).toEqual({ ...wholeProfile, bio: 'Mine', license: 'Theirs' });

  const refused = await saveProfile(wholeProfile, { ...wholeProfile, license: 'Mine' });
  expect(refused.conflicts).toEqual(['license']);
  expect(await getProfile()).toEqual({ ...wholeProfile, bio: 'Mine', license: 'Theirs' });
});

it('stores nothing unasked over what somebody else saved, and the same again when an answer was lost', async () => {
  const mine = { ...wholeProfile, bio: 'Mine' };
  const theirs = { ...wholeProfile, license: 'Theirs' };
  await database.store(profilePath, theirs);
  expect(await saveProfile(wholeProfile, mine, true)).toMatchObject({ isStored: false });
  expect(await getProfile()).toEqual(theirs);

  await database.store(profilePath, mine);
  expect(await saveProfile(wholeProfile, mine, true)).toMatchObject({ isStored: true });
  expect(await getProfile()).toEqual(mine);
});
