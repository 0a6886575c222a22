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
 * Lends the Admin SDK, which passes all rules, pointed at the running emulators.
 *
 * @throws Failure for a project that is not a `demo-` one, before anything is opened
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
