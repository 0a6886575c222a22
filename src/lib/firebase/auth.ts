import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { env } from '../env.ts';
import { firebaseApp } from './app.ts';
import { provideSession } from './owners-firestore.ts';

/**
 * Firebase Auth with a session that all tabs of the browser share, without the code for pop-up
 * sign-in. Once this module is loaded, Firestore's requests carry the user's token.
 */
export const auth = initializeAuth(firebaseApp(), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

onAuthStateChanged(auth, (user) => {
  // The SDK reports the end of a session only after it has updated the browser's storage.
  if (user) provideSession(() => auth.currentUser !== null);
});

if (import.meta.env.MODE !== 'production' && env.emulators) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}
