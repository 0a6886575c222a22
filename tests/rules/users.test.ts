import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import {
  adminEmail,
  adminUid,
  assertFails,
  assertSucceeds,
  personas,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = `users/${adminEmail}`;
const earlier = () => Timestamp.fromMillis(Date.now() - 60_000);

/** The record of a first sign-in. */
const record = (changes: DocumentData = {}): DocumentData => ({
  email: adminEmail,
  displayName: 'Admin User',
  role: 'admin',
  createdAt: serverTimestamp(),
  lastLogin: serverTimestamp(),
  uid: adminUid,
  ...changes,
});
const save = (data: DocumentData) => setDoc(doc(database.as('an admin'), path), data);

/** Faults that make a record invalid, whether it is new or not. */
const refused: [words: string, changes: DocumentData][] = [
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
];

describe('the first sign-in', () => {
  test('an admin may look for their own record and create it', async () => {
    await assertSucceeds(getDoc(doc(database.as('an admin'), path)));
    await assertSucceeds(save(record()));
  });

  test.each(['A', 'x'.repeat(256)])('allowed: the display name %s', async (displayName) => {
    await assertSucceeds(save(record({ displayName })));
  });

  test('denied: an admin creates the record of another email', async () => {
    const other = 'other@example.com';
    await assertFails(
      setDoc(doc(database.as('an admin'), `users/${other}`), record({ email: other })),
    );
  });

  test('denied: a signed-in user without the claim creates their own record', async () => {
    const [uid, email] = ['user-uid', 'user@example.com'];
    await assertFails(
      setDoc(doc(database.as('a signed-in user'), `users/${email}`), record({ uid, email })),
    );
  });

  test('denied: a visitor creates a record', async () => {
    await assertFails(setDoc(doc(database.as('a visitor'), path), record()));
  });

  test.each(Object.keys(record()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, record())));
  });

  test.each(refused)('denied: %s', async (_words, changes) => {
    await assertFails(save(record(changes)));
  });

  test('denied: a client time as createdAt', async () => {
    await assertFails(save(record({ createdAt: earlier() })));
  });
});

describe('a later sign-in', () => {
  const createdAt = earlier();
  beforeEach(() => database.store(path, record({ createdAt, lastLogin: createdAt })));

  test('an admin may read their own record and record the sign-in', async () => {
    const own = doc(database.as('an admin'), path);

    await assertSucceeds(getDoc(own));
    await assertSucceeds(updateDoc(own, { lastLogin: serverTimestamp(), displayName: 'Ada' }));
  });

  test.each(refused)('denied: %s', async (_words, changes) => {
    await assertFails(save(record({ createdAt, ...changes })));
  });

  test('denied: another createdAt', async () => {
    await assertFails(save(record()));
  });

  test('denied: an admin reads or changes the record of someone else', async () => {
    const other = 'other@example.com';
    await database.store(`users/${other}`, record({ createdAt, email: other }));
    const theirs = doc(database.as('an admin'), `users/${other}`);

    await assertFails(getDoc(theirs));
    await assertFails(updateDoc(theirs, { lastLogin: serverTimestamp() }));
  });

  test('denied: a signed-in user without the claim reads their own record', async () => {
    await database.store('users/user@example.com', record({ email: 'user@example.com' }));

    await assertFails(getDoc(doc(database.as('a signed-in user'), 'users/user@example.com')));
  });

  test('denied: an admin lists the records with their own email', async () => {
    const records = collection(database.as('an admin'), 'users');

    await assertFails(getDocs(query(records, where(documentId(), '==', adminEmail))));
  });

  test.each(personas)('denied: %s lists or deletes records', async (persona) => {
    await assertFails(getDocs(collection(database.as(persona), 'users')));
    await assertFails(deleteDoc(doc(database.as(persona), path)));
  });

  test.each(['a visitor', 'a signed-in user'] as const)(
    "denied: %s reads or changes an admin's record",
    async (persona) => {
      const theirs = doc(database.as(persona), path);

      await assertFails(getDoc(theirs));
      await assertFails(updateDoc(theirs, { lastLogin: serverTimestamp() }));
    },
  );
});
