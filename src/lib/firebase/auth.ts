import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { env } from '../env.ts';
import { firebaseApp } from './app.ts';

/**
 * Firebase Auth with a session that all tabs of the browser share, without the code for pop-up
 * sign-in. Once this module is loaded, Firestore's requests carry the user's token.
 */
export const auth = initializeAuth(firebaseApp(), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (import.meta.env.MODE !== 'production' && env.emulators) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}
