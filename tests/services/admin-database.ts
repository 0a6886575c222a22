import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { adminUid, firestoreHost, firestorePort } from '#tests/rules/rules-database.ts';

/** The database of `rulesDatabase(name)`, as the site has it when the admin is signed in. */
export function databaseOfAdmin(name: string): Firestore {
  setLogLevel('silent');
  const firestore = getFirestore(initializeApp({ projectId: `demo-keystead-rules-${name}` }, name));
  const mockUserToken = { sub: adminUid, role: 'admin' };
  connectFirestoreEmulator(firestore, firestoreHost, firestorePort, { mockUserToken });
  return firestore;
}
