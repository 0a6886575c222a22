import { Failure } from '../lib/failure.ts';
import { host, projects } from '../local/stack.ts';

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
export function projectOf(asked: Asked, variables: Variables): Project {
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
 * @example projectLine({ id: 'keystead-live', emulated: false }) // 'Project keystead-live (real)'
 */
export function projectLine({ id, emulated }: Project): string {
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
