import { applicationDefault, type Credential, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { TimedOut, withTimeout } from '../../src/lib/loading/timers.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { emulatorVariables, host, projects } from '../local/stack.ts';

/** Runs one of the owner's commands like any other, and prints errors of the Admin SDK in one line. */
export function runOwnerCommand(work: () => Promise<number>): void {
  runCommand(() =>
    work().catch((error) => {
      throw toFailure(error);
    }),
  );
}

/** gRPC's codes of a rejected or failed request, as in Firestore's errors. */
const databaseReasons = new Map<unknown, string>([
  [4, 'did not answer in time'],
  [5, 'does not exist in this project, or what was asked for is gone'],
  [7, 'denies this to your credentials: they need the role Cloud Datastore User or Owner'],
  [8, 'has used up its quota'],
  [9, 'cannot do this as it is'],
  [10, 'was busy with the same documents: run this again'],
  [14, 'cannot be reached'],
  [16, 'does not accept the credentials'],
]);

/** Turns an error of the Admin SDK into one line, and returns any other error unchanged. */
export function toFailure(cause: unknown): unknown {
  if (cause instanceof Failure || !(cause instanceof Error) || !('code' in cause)) return cause;
  const detail = cause.message.split('\n')[0]?.trim().replace(/\.$/, '');
  const reason = databaseReasons.get(cause.code);
  if (reason) return new Failure(`The database ${reason} (${detail}).`, { cause });
  if (typeof cause.code !== 'string' || !/^(auth|app)\//.test(cause.code)) return cause;
  return new Failure(`The accounts' service refused (${cause.code}: ${detail}).`, { cause });
}

/** Deadline of one request, including the SDK's own retries, in milliseconds. */
const requestMs = 60_000;

/** Waits for a request until its deadline, and fails if there is no answer in time. */
export async function within<T>(what: string, request: Promise<T>, ms = requestMs): Promise<T> {
  try {
    return await withTimeout(request, ms);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    throw new Failure(`No answer from ${what} within ${ms / 1000} s: check the network.`);
  }
}

const pageSize = 500;

/** Reads the results of an ordered query page by page, so that no collection has to fit into memory. */
export async function* readPages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page: Query = last ? query.startAfter(last) : query;
    const { docs } = await within('the database', page.limit(pageSize).get());
    yield docs;
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last);
}

/** Reads the results of a query document by document. */
export async function* readDocuments(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for await (const page of readPages(query)) yield* page;
}

export interface OwnersProject {
  id: string;
  /** Whether it is on the emulators of this machine; otherwise it is a real project. */
  emulated: boolean;
}

export const projectOptions = {
  project: { type: 'string' },
  // Not --local, which npm takes for its own --local-address without a trace.
  emulators: { type: 'boolean' },
} as const;

interface ProjectFlags {
  project?: string | undefined;
  emulators?: boolean | undefined;
}

const emulatorHosts = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

const projectNames = ['VITE_FIREBASE_PROJECT_ID', 'GOOGLE_CLOUD_PROJECT'] as const;

const projectId = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Returns the project to work on. Refuses ambiguous settings, as these commands read and delete real data. */
export function chooseProject(flags: ProjectFlags, variables: NodeJS.ProcessEnv): OwnersProject {
  const [named, other] = new Set(projectNames.flatMap((name) => variables[name] || []));
  const id = flags.project ?? (flags.emulators ? projects.start : named);
  if (id === undefined) {
    throw new Failure(
      `Which project? Add --project ID, or --emulators, or set ${projectNames[0]}.`,
    );
  }
  if (flags.project === undefined && !flags.emulators && other) {
    throw new Failure(`${projectNames.join(' and ')} differ: say which with --project ID.`);
  }
  if (!projectId.test(id)) throw new Failure(`"${id}" is not the id of a project.`);
  const demo = id.startsWith('demo-');
  const hosts = emulatorHosts.filter((name) => variables[name]);
  if (flags.emulators && !demo) {
    throw new Failure(`--emulators works on demo- projects only, and ${id} is none.`);
  }
  if (!demo && hosts.length > 0) {
    throw new Failure(`${id} is a real project: unset ${hosts.join(' and ')}, or use --emulators.`);
  }
  if (demo && !flags.emulators) {
    throw new Failure(`${id} exists on the emulators only: start them and add --emulators.`);
  }
  return { id, emulated: demo };
}

/** Opens the project with the rights of its owner, which bypass all rules, and prints its name. */
export async function openProject(flags: ProjectFlags) {
  const isNamed = flags.project !== undefined || flags.emulators;
  const settings = isNamed ? {} : await buildSettings();
  const project = chooseProject(flags, { ...process.env, ...settings });
  console.log(
    `Project ${project.id} (${project.emulated ? `on the emulators of ${host}` : 'real'})`,
  );
  if (project.emulated) {
    const variables = emulatorVariables(project.id);
    await checkEmulators(variables);
    Object.assign(process.env, variables);
  }
  const access = project.emulated ? {} : { credential: await ownerCredentials() };
  const app = initializeApp({ projectId: project.id, ...access });
  return { project, auth: getAuth(app), firestore: getFirestore(app) };
}

/** Returns the settings of the production build: npm runs a command in the repository's folder. */
async function buildSettings(): Promise<Record<string, string>> {
  // Takes longer to load than most commands take.
  const { loadEnv } = await import('vite');
  return loadEnv('production', process.cwd(), 'VITE_');
}

/** Otherwise the SDK would try for minutes to reach emulators that do not run. */
export async function checkEmulators(variables: NodeJS.ProcessEnv, ms = 5_000): Promise<void> {
  for (const address of emulatorHosts.map((name) => variables[name])) {
    await fetch(`http://${address}/`, { signal: AbortSignal.timeout(ms) }).catch((cause) => {
      throw new Failure(`No emulator answers on ${address}: npm start runs them.`, { cause });
    });
  }
}

/**
 * Returns the credentials of whoever runs the command, after trying them out. Otherwise the SDK would
 * fail later, with a longer message.
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

const howTo =
  'Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.';

/** Returns the Admin SDK's error about credentials as one line that says what to do. */
export function explainCredentials(error: unknown): string {
  const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : '';
  if (!reason || reason.includes('Could not load the default credentials')) {
    return `There are no credentials for this project. ${howTo}`;
  }
  return `The credentials do not work (${reason.replace(/\.$/, '')}). ${howTo}`;
}
