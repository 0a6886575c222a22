import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
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
 * Opens the project with the rights of its owner, which bypass all rules, and prints its name.
 *
 * @param asked `--project` and `--local`
 * @throws Failure if the project is ambiguous, or cannot be opened
 */
export async function openProject(asked: Parameters<typeof projectOf>[0]): Promise<OwnerAdmin> {
  const isNamed = asked.project !== undefined || asked.local;
  const project = projectOf(asked, { ...process.env, ...(isNamed ? {} : await buildSettings()) });
  console.log(projectLine(project));
  const app = initializeApp({ projectId: project.id, ...(await accessTo(project, asked.local)) });
  return { project, auth: getAuth(app), firestore: getFirestore(app) };
}

/** Returns the settings of the production build: npm runs a command in the repository's folder. */
async function buildSettings(): Promise<Record<string, string>> {
  // Takes longer to load than most commands take.
  const { loadEnv } = await import('vite');
  return loadEnv('production', process.cwd(), 'VITE_');
}

async function accessTo({ id, emulated }: Project, local = false) {
  if (!emulated) return { credential: await ownerCredentials() };
  if (local) Object.assign(process.env, emulatorVariables(id));
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  await checkEmulators([FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST]);
  return {};
}
