import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { testAccess, testWho } from './access.ts';
import {
  adminEmail,
  adminUid,
  assertFails,
  assertSucceeds,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = `users/${adminEmail}`;
const earlier = () => Timestamp.fromMillis(Date.now() - 60_000);

/** Returns the record of a first sign-in. */
const record = (changes: DocumentData = {}): DocumentData => ({
  email: adminEmail,
  displayName: 'Admin User',
  role: 'admin',
  createdAt: serverTimestamp(),
  lastLogin: serverTimestamp(),
  uid: adminUid,
  ...changes,
});
const save = (data: DocumentData) => database.by('an admin').set(path, data);

testAccess(database, path, { get: 'an admin', list: 'an admin', delete: 'nobody' });

describe('the first sign-in', () => {
  testWho('create their own record', 'an admin', (persona) =>
    database.by(persona).set(path, record()),
  );

  test.each(['A', 'x'.repeat(256)])('allowed: the display name %s', async (displayName) => {
    await assertSucceeds(save(record({ displayName })));
  });

  test('denied: an admin creates the record of another email', async () => {
    const other = 'other@example.com';
    await assertFails(database.by('an admin').set(`users/${other}`, record({ email: other })));
  });

  test.each(Object.keys(record()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, record())));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['the email of someone else', { email: 'other@example.com' }],
    ['an email with capitals', { email: 'Admin@Example.com' }],
    ['another role', { role: 'owner' }],
    ['the uid of someone else', { uid: 'user-uid' }],
    ['no display name', { displayName: '' }],
    ['a display name that is too long', { displayName: 'x'.repeat(257) }],
    ['a display name that is a number', { displayName: 7 }],
    ['a client time as lastLogin', { lastLogin: Timestamp.fromMillis(Date.now() - 1) }],
    ['lastLogin as a string', { lastLogin: new Date().toISOString() }],
    ['an additional field', { unknown: 'x' }],
    ['a client time as createdAt', { createdAt: earlier() }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(record(changes)));
  });
});

describe('a later sign-in', () => {
  const createdAt = earlier();
  beforeEach(() => database.store(path, record({ createdAt, lastLogin: createdAt })));

  testWho('record it', 'an admin', (persona) =>
    database.by(persona).update(path, { lastLogin: serverTimestamp(), displayName: 'Ada' }),
  );

  test('denied: another createdAt, or another role', async () => {
    await assertFails(save(record()));
    await assertFails(save(record({ createdAt, role: 'owner' })));
    await assertSucceeds(save(record({ createdAt })));
  });

  test('denied: an admin changes the record of someone else', async () => {
    await database.store('users/b@c.de', record({ createdAt, email: 'b@c.de' }));
    const { update } = database.by('an admin');
    await assertFails(update('users/b@c.de', { lastLogin: serverTimestamp() }));
  });
});
