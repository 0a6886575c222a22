import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { site } from '../../src/site.ts';
import { Failure } from '../lib/failure.ts';
import { answers, takePort } from '../lib/processes.ts';
import { root } from '../lib/root.ts';

const { emulators } = firebaseConfig;

/** The host of the local stack. */
export const host = emulators.hosting.host;

/** The services of the local stack, each on a port of its own. `site` is Vite's server, `mail` the SMTP server. */
const services = ['auth', 'firestore', 'functions', 'hub', 'logging', 'recaptcha', 'mail'] as const;

type Ports = Record<(typeof services)[number] | 'site' | 'hosting', number>;

/** The ports of the stack that runs in this folder or ran last, and the emulators' configuration with them. */
export const localConfigPath = join(root, '.firebase.local.json');

/**
 * The ports of the local stack. The site's are those that a person types. The others follow from the folder, so
 * that the stacks of two folders run side by side.
 */
export const ports: Ports = existsSync(localConfigPath)
  ? JSON.parse(readFileSync(localConfigPath, 'utf8')).ports
  : await choosePorts(async (port) => port);

/** Takes the next free port for each service whose own is taken, and writes them down for every other process. */
export async function claimPorts(): Promise<void> {
  if (existsSync(localConfigPath) && (await answers(host, ports.hub)))
    throw new Failure('The local stack of this folder runs already: stop it first.');
  Object.assign(ports, await choosePorts((port) => takePort(host, port)));
  const withPorts = Object.entries(ports)
    .filter(([name]) => name in emulators)
    .map(([name, port]) => [name, { host, port }]);
  const config = { ...emulators, ...Object.fromEntries(withPorts) };
  writeFileSync(localConfigPath, JSON.stringify({ ...firebaseConfig, emulators: config, ports }));
}

async function choosePorts(choose: (port: number) => Promise<number>): Promise<Ports> {
  const chosen: Partial<Ports> = {
    site: await choose(5173),
    hosting: await choose(emulators.hosting.port),
  };
  // Below the ports that systems give to outgoing connections.
  let port = 20_000 + (createHash('sha256').update(root).digest().readUInt16BE() % 1_000) * 10;
  for (const name of services) {
    chosen[name] = await choose(port);
    port = chosen[name] + 1;
  }
  return chosen as Ports;
}

/** Demo projects never touch the network. */
export const projects = {
  /** `npm start` */
  start: 'demo-local-site',
  /** `npm test` and `npm run preview` */
  test: 'demo-local-site-test',
  /** `npm run bench` and `rules:mutate`; the verifiers accept any number of submissions */
  bench: 'demo-local-site-bench',
} as const;

/** Returns the rate limit of a project's verifiers, in calls per minute. */
export const callsPerMinute = (projectId: string) =>
  ({ [projects.test]: 300, [projects.bench]: 1_000_000 })[projectId] ?? 10;

/** Returns the address of a project's site: the dev server's for `npm start`, else the hosting emulator's. */
export function getSiteUrl(projectId: string): string {
  return `http://${host}:${projectId === projects.start ? ports.site : ports.hosting}`;
}

/** Returns the address of the built site under the hosting emulator. */
export const getBuiltSiteUrl = () => getSiteUrl(projects.test);

export const recaptchaSiteKey = 'local-site-key';
/** The verifier's access token in the emulator, as in functions/src/index.ts. Only the fake accepts it. */
export const recaptchaAccessToken = 'owner';
/** Returns the address of the fake of reCAPTCHA. */
export const getRecaptchaUrl = () => `http://${host}:${ports.recaptcha}`;

/** Returns the VITE_ variables that connect a local build to the local stack. */
export function siteVariables(projectId: string): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'local-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
    VITE_RECAPTCHA_SITE_KEY: recaptchaSiteKey,
    VITE_RECAPTCHA_SCRIPT_URL: `${getRecaptchaUrl()}/recaptcha/enterprise.js`,
    VITE_AUTH_EMULATOR: `${host}:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
    VITE_FUNCTIONS_EMULATOR: `${host}:${ports.functions}`,
  };
}

/** Returns the variables by which the Admin SDK, the rules' tests and the fixtures find the running stack. */
export function emulatorVariables(projectId: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    // Otherwise the Admin SDK checks over the network whether it runs in the cloud, and warns.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * The demo's admin account. It exists only in the emulator, so its password is not a secret. No site has its
 * address: a deploy refuses pages that contain it.
 */
export const adminAccount = {
  email: 'admin@demo.example',
  password: 'only-for-the-emulator',
  displayName: `${site.name} Admin`,
} as const;
