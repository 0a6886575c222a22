import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { env } from '../env.ts';
import { onFirstUse } from '../on-first-use.ts';
import { firebaseApp } from './app.ts';
import { emulatorAddress } from './emulator-address.ts';

/**
 * Firestore Lite: requests over REST that fail at once when the server is away. Made when it is first
 * used: with the SDK's own loading it would be one long task, in which the page does not answer.
 */
export const firestore = onFirstUse(() => {
  const database = getFirestore(firebaseApp());
  // On a refused write the SDK would print the whole document, a person's data, to the console.
  setLogLevel('silent');
  // Vite's mode is a constant in a build, so a production bundle has no way to an emulator.
  if (import.meta.env.MODE !== 'production' && env.emulators) {
    connectFirestoreEmulator(database, ...emulatorAddress(env.emulators.firestore));
  }
  return database;
});
