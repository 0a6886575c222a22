import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { env } from '../env.ts';
import { firebaseApp } from './app.ts';
import { emulatorAddress } from './emulator-address.ts';

/** Firestore Lite: requests over REST that fail at once when the server is away. */
export const firestore = getFirestore(firebaseApp);

// Vite's mode is a constant in a build, so a production bundle has no way to an emulator.
if (import.meta.env.MODE !== 'production' && env.emulators) {
  connectFirestoreEmulator(firestore, ...emulatorAddress(env.emulators.firestore));
}
