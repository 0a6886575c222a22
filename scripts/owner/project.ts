import { applicationDefault, type Credential, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure } from '../lib/failure.ts';
import { emulatorVariables, host, projects } from '../local/stack.ts';
import { within } from './owner-command.ts';

/** The project that one of the owner's commands works on. */
export interface Project {
  id: string;
  /** Whether it is on the emulators of this machine; otherwise it is a real project. */
  emulated: boolean;
}

/** The arguments of every owner's command that choose the project. */
export const projectOptions = {
  project: { type: 'string' },
  local: { type: 'boolean' },
} as const;

interface Asked {
  project?: string | undefined;
  local?: boolean | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that connect the Admin SDK to the emulators. */
const emulatorHosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/** The variables that name a project: the site's own and Google Cloud's. */
const projectNames = ['VITE_FIREBASE_PROJECT_ID', 'GOOGLE_CLOUD_PROJECT'] as const;

const projectId = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * Returns the project to work on. Rejects ambiguous settings, as these commands read and delete real data.
 *
 * @param asked `--project` and `--local`
 * @param variables of the environment and of the build's .env files
 * @throws Failure that says what is missing or contradictory
 */
export function chooseProject(asked: Asked, variables: Variables): Project {
  const id = asked.project ?? (asked.local ? projects.start : namedProject(variables));
  if (!projectId.test(id)) throw new Failure(`"${id}" is not the id of a project.`);
  const demo = id.startsWith('demo-');
  const hosts = emulatorHosts.filter((name) => variables[name]);

  if (asked.local && !demo) {
    throw new Failure(`--local works on demo- projects only, and ${id} is none.`);
  }
  if (!demo && hosts.length > 0) {
    throw new Failure(`${id} is a real project: unset ${hosts.join(' and ')}, or use --local.`);
  }
  if (demo && !asked.local && hosts.length < emulatorHosts.length) {
    throw new Failure(`${id} exists on the emulators only: start them and add --local.`);
  }
  return { id, emulated: demo };
}

/**
 * Returns the first line that a command prints.
 *
 * @example describeProject({ id: 'keystead-live', emulated: false }) // 'Project keystead-live (real)'
 */
export function describeProject({ id, emulated }: Project): string {
  return `Project ${id} (${emulated ? `on the emulators of ${host}` : 'real'})`;
}

function namedProject(variables: Variables): string {
  const ids = new Set(projectNames.map((name) => variables[name]).filter((id) => id !== undefined));
  ids.delete('');
  const [id, other] = ids;
  if (!id) {
    throw new Failure(
      `Which project? Add --project ID, or --local for the emulators, or set ${projectNames[0]}.`,
    );
  }
  if (other) {
    throw new Failure(`${projectNames.join(' and ')} differ: say which with --project ID.`);
  }
  return id;
}

/**
 * Opens the project with the rights of its owner, which bypass all rules, and prints its name.
 *
 * @param asked `--project` and `--local`
 * @throws Failure if the project is ambiguous, or cannot be opened
 */
export async function openProject(asked: Asked) {
  const isNamed = asked.project !== undefined || asked.local;
  const project = chooseProject(asked, {
    ...process.env,
    ...(isNamed ? {} : await buildSettings()),
  });
  console.log(describeProject(project));
  const app = initializeApp({ projectId: project.id, ...(await openAccess(project, asked.local)) });
  return { project, auth: getAuth(app), firestore: getFirestore(app) };
}

/** Returns the settings of the production build: npm runs a command in the repository's folder. */
async function buildSettings(): Promise<Record<string, string>> {
  // Takes longer to load than most commands take.
  const { loadEnv } = await import('vite');
  return loadEnv('production', process.cwd(), 'VITE_');
}

async function openAccess({ id, emulated }: Project, local = false) {
  if (!emulated) return { credential: await ownerCredentials() };
  if (local) Object.assign(process.env, emulatorVariables(id));
  // Otherwise the SDK would try for minutes to reach emulators that do not run.
  for (const address of emulatorHosts.map((name) => process.env[name])) {
    await fetch(`http://${address}/`, { signal: AbortSignal.timeout(5_000) }).catch((cause) => {
      throw new Failure(`No emulator answers on ${address}: npm start runs them.`, { cause });
    });
  }
  return {};
}

const howTo =
  'Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.';

/**
 * Returns the credentials of whoever runs the command, after trying them out. Otherwise the SDK would
 * fail later, with a longer message.
 *
 * @throws Failure that says how to get credentials
 */
export async function ownerCredentials(): Promise<Credential> {
  try {
    const credential = applicationDefault();
    await within('the sign-in of Google Cloud', credential.getAccessToken(), 30_000);
    return credential;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(explainCredentials(error), { cause: error });
  }
}

/** Returns the Admin SDK's error about credentials as one line that says what to do. */
export function explainCredentials(error: unknown): string {
  const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : '';
  if (!reason || reason.includes('Could not load the default credentials')) {
    return `There are no credentials for this project. ${howTo}`;
  }
  return `The credentials do not work (${reason.replace(/\.$/, '')}). ${howTo}`;
}
