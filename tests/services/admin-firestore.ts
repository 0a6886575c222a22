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
 * The database of `rulesDatabase(name)` as the site has it when an admin, or somebody else, is
 * signed in.
 *
 * @param role the claim of the token
 */
export function firestoreAs(role: 'admin' | 'none', name: string): Firestore {
  // As in the site: of an expected denial the SDK would print the whole document.
  setLogLevel('silent');
  const app = initializeApp({ projectId: rulesProjectId(name) }, `${name} ${role}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, firestoreHost, firestorePort, {
    mockUserToken: { sub: adminUid, email: adminEmail, role },
  });
  return firestore;
}
