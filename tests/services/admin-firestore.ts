import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { adminEmail, adminUid, firestoreHost, firestorePort } from '#tests/rules/rules-database.ts';
import { rulesProjectId } from '#tests/rules/rules-source.ts';

/**
 * Returns the database of `rulesDatabase()` as the site uses it for an admin or for another
 * account.
 *
 * @param role the claim of the token
 */
export function firestoreAs(role: 'admin' | 'none'): Firestore {
  // As on the site: for an expected denial, the SDK would print the whole document.
  setLogLevel('silent');
  const app = initializeApp({ projectId: rulesProjectId() }, `${role} ${randomUUID()}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, firestoreHost, firestorePort, {
    mockUserToken: { sub: adminUid, email: adminEmail, role },
  });
  return firestore;
}
