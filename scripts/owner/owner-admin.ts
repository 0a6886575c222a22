import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { loadEnv } from 'vite';
import { emulatorVariables } from '../local/stack.ts';
import { ownerCredentials } from './credentials.ts';
import { checkEmulators } from './emulators-answer.ts';
import { type Project, projectLine, projectOf } from './project.ts';

export interface OwnerAdmin {
  project: Project;
  auth: Auth;
  firestore: Firestore;
}

/**
 * Opens the project with the rights of its owner, past all rules, and prints which one it is.
 *
 * @param asked `--project` and `--local`
 * @throws Failure when the project is not clear, or cannot be opened
 */
export async function openProject(asked: Parameters<typeof projectOf>[0]): Promise<OwnerAdmin> {
  // npm runs a command in the repository's folder, where a production build finds its settings.
  const settings = loadEnv('production', process.cwd(), 'VITE_');
  const project = projectOf(asked, { ...process.env, ...settings });
  console.log(projectLine(project));
  const app = initializeApp({ projectId: project.id, ...(await accessTo(project, asked.local)) });
  return { project, auth: getAuth(app), firestore: getFirestore(app) };
}

async function accessTo({ id, emulated }: Project, local = false) {
  if (!emulated) return { credential: await ownerCredentials() };
  if (local) Object.assign(process.env, emulatorVariables(id));
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  await checkEmulators([FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST]);
  return {};
}
