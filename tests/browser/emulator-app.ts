import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorVariables, projects } from '#scripts/local/stack.ts';

/** Returns the Admin SDK's app for the emulators. */
export function emulatorApp(): App {
  Object.assign(process.env, emulatorVariables(projects.test));
  return getApps()[0] ?? initializeApp({ projectId: projects.test });
}

/** Returns the emulator's database, past its rules. */
export const emulatorDatabase = (): Firestore => getFirestore(emulatorApp());
