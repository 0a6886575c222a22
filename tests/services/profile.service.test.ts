import { expect, it } from 'vitest';
import { saveProfile } from '#src/data/admin/site/save-fields.service.ts';
import { getProfile } from '#src/data/site/profile.service.ts';
import { profilePath } from '#src/model/site/collections.ts';
import { emptyProfile } from '#src/model/site/sample-profile.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');

it('saves the first details, which replace the sample', async () => {
  expect(await getProfile()).toBeUndefined();

  const { stored } = await saveProfile(emptyProfile, wholeProfile);

  expect(stored).toEqual(wholeProfile);
  expect(await getProfile()).toEqual(wholeProfile);
});

it('keeps what somebody else saved in the meantime, and saves nothing over the same field', async () => {
  await database.store(profilePath, { ...wholeProfile, license: 'Theirs' });

  await saveProfile(wholeProfile, { ...wholeProfile, bio: 'Mine' });
  const both = { ...wholeProfile, bio: 'Mine', license: 'Theirs' };
  expect(await getProfile()).toEqual(both);

  const mine = { ...wholeProfile, bio: 'Mine too', license: 'Mine' };
  expect(await saveProfile(wholeProfile, mine)).toEqual({
    stored: both,
    contested: ['bio', 'license'],
  });
  expect(await getProfile()).toEqual(both);
});

it('saves the same again when an answer was lost', async () => {
  const mine = { ...wholeProfile, bio: 'Mine' };
  await database.store(profilePath, mine);
  expect(await saveProfile(wholeProfile, mine)).toEqual({ stored: mine, contested: [] });
});
