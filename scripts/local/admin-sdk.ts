import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Failure } from '../lib/failure.ts';
import { emulatorVariables } from './stack.ts';

export interface LocalAdmin {
  auth: Auth;
  firestore: Firestore;
}

/**
 * Runs `work` with the Admin SDK, which bypasses all rules, connected to the running emulators.
 *
 * @throws Failure for a project without the prefix `demo-`, before anything is opened
 */
export async function withLocalAdmin<T>(
  projectId: string,
  work: (admin: LocalAdmin) => Promise<T>,
): Promise<T> {
  if (!projectId.startsWith('demo-')) {
    throw new Failure(`Refused: ${projectId} is not a demo- project, and only those are seeded.`);
  }
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'local-admin');
  try {
    return await work({ auth: getAuth(app), firestore: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}
