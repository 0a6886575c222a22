import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { env } from '#src/lib/addresses/env.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { emulatorAddress, firebaseApp } from './app.ts';

/**
 * Returns the instance of Firestore Lite, which uses REST and fails immediately when offline. Created
 * lazily: together with loading the SDK it would block the page in one long task.
 */
export const firestore = lazyValue(() => {
  const database = getFirestore(firebaseApp());
  // When a write is denied, the SDK would log the whole document, which is personal data.
  setLogLevel('silent');
  // Vite's mode is a constant in a build, so a production bundle cannot connect to an emulator.
  if (import.meta.env.MODE !== 'production' && env.emulators) {
    connectFirestoreEmulator(database, ...emulatorAddress(env.emulators.firestore));
  }
  return database;
});
