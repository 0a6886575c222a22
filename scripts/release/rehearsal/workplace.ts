import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyOfRepository } from '#tests/proof/copy-of-repository.ts';
import { root } from '../../lib/root.ts';
import { greenRunPath } from '../../quality/test-steps.ts';
import { siteHostname } from './rehearsed-project.ts';

/** The project of the rehearsal. It does not exist, and nothing would reach it if it did. */
export const projectId = 'keystead-rehearsal';

/** An owner's settings, in realistic formats. */
const settings = {
  VITE_FIREBASE_API_KEY: `AIza${'rehearsal-'.repeat(4).slice(0, 35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_RECAPTCHA_SITE_KEY: 'rehearsal-site-key',
};

/** The functions' parameters of docs/deploying.md. */
export const parameters: Record<string, string> = {
  RECAPTCHA_PROJECT_ID: projectId,
  RECAPTCHA_SITE_KEY: settings.VITE_RECAPTCHA_SITE_KEY,
  RECAPTCHA_ALLOWED_HOSTNAMES: siteHostname,
  RECAPTCHA_ENDPOINT: 'https://recaptchaenterprise.googleapis.com',
  VERIFIER_CALLS_PER_MINUTE: '10',
};

/** An owner's clone of the repository, ready to be shipped except for a scenario's changes. */
export type Workplace = ReturnType<typeof makeWorkplace>;

/**
 * Creates the clone, with address and settings, everything committed on main, and tests marked as
 * green.
 */
export function makeWorkplace() {
  const { folder, remove } = copyOfRepository();
  const cliFolder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const siteFile = join(folder, 'src/site.ts');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  edit(siteFile, /url: 'https:[^']*'/, `url: 'https://${siteHostname}'`);
  writeFileSync(join(folder, '.env.production.local'), toEnvFile(settings));
  mkdirSync(join(folder, '.logs'));
  git(folder, 'init', '--quiet', '--initial-branch=main');

  function commit(): void {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message=rehearsal');
    writeFileSync(join(folder, greenRunPath), git(folder, 'rev-parse', 'HEAD'));
  }

  const workplace = {
    /** Writes the functions' parameters and commits them. */
    setParameters(values: Record<string, string>): void {
      writeFileSync(join(folder, `functions/.env.${projectId}`), toEnvFile(values));
      commit();
    },
    /** Changes the site's own code, so that its scripts get other names, and commits it. */
    changeSite(): void {
      edit(siteFile, /(tagline: '[^']*)/, '$1.');
      commit();
    },
    /** Runs a script of the clone against the stand-in on that port. */
    run(port: number, script: string, ...args: string[]) {
      return ended(folder, redirected(port, cliFolder), [script, ...args]);
    },
    /** Does the same without credentials. */
    runSignedOut(port: number, script: string, ...args: string[]) {
      const { GOOGLE_APPLICATION_CREDENTIALS: _, ...others } = redirected(port, cliFolder);
      return ended(folder, others, [script, ...args]);
    },
    remove(): void {
      remove();
      rmSync(cliFolder, { recursive: true });
    },
  };
  workplace.setParameters(parameters);
  return workplace;
}

function ended(cwd: string, variables: Record<string, string>, args: string[]) {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
  });
}

function edit(file: string, pattern: RegExp, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

function toEnvFile(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('');
}

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@homes.test'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
}

/**
 * The variables by which firebase-tools overrides the address of each API, with the API's host
 * (`lib/api.js` of firebase-tools). Hosts keep their names, as the CLI derives the names of services from
 * them.
 */
const origins = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry.googleapis.com',
  CLOUD_RUN_API_URL: 'run.googleapis.com',
  CLOUD_RUN_URL: 'run.googleapis.com',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager.googleapis.com',
  COMPUTE_URL: 'compute.googleapis.com',
  EVENTARC_URL: 'eventarc.googleapis.com',
  FIREBASE_API_URL: 'firebase.googleapis.com',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling.googleapis.com',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild.googleapis.com',
  FIREBASE_EXT_URL: 'firebaseextensions.googleapis.com',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_HOSTING_API_URL: 'firebasehosting.googleapis.com',
  FIREBASE_IAM_URL: 'iam.googleapis.com',
  FIREBASE_PUBSUB_URL: 'pubsub.googleapis.com',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager.googleapis.com',
  FIREBASE_RULES_URL: 'firebaserules.googleapis.com',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig.googleapis.com',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage.googleapis.com',
  FIREBASE_STORAGE_URL: 'storage.googleapis.com',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit.googleapis.com',
  FIRESTORE_URL: 'firestore.googleapis.com',
} as const;

/**
 * Returns the environment of a process that uses the stand-in instead of Google.
 *
 * @param port of the stand-in
 * @param folder for the CLI's login and caches, instead of the owner's own
 */
function redirected(port: number, folder: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(origins).map(([name, host]) => [name, `http://${host}:${port}`]),
    ),
    REHEARSAL_PORT: String(port),
    NODE_OPTIONS: `--import=${join(root, 'scripts/release/rehearsal/redirect.ts')}`,
    GOOGLE_APPLICATION_CREDENTIALS: credentialsFile(port, folder),
    XDG_CONFIG_HOME: folder,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    CI: 'true',
  };
}

/** Writes credentials like those of GitHub's workflow: a third party's token, exchanged for Google's. */
function credentialsFile(port: number, folder: string): string {
  const token = join(folder, 'token');
  const file = join(folder, 'credentials.json');
  writeFileSync(token, 'rehearsal');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/rehearsal',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `http://sts.googleapis.com:${port}/v1/token`,
      credential_source: { file: token },
    }),
  );
  return file;
}
