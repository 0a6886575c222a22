import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#scripts/lib/root.ts';
import { greenRunPath } from '#scripts/quality/test-steps.ts';
import { copyOfRepository } from '../copy-of-repository.ts';
import { startGoogle } from './google.ts';
import { type Project, readyProject, siteHostname } from './project.ts';

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
export const parameters = {
  RECAPTCHA_PROJECT_ID: projectId,
  RECAPTCHA_SITE_KEY: settings.VITE_RECAPTCHA_SITE_KEY,
  RECAPTCHA_ALLOWED_HOSTNAMES: siteHostname,
  RECAPTCHA_ENDPOINT: 'https://recaptchaenterprise.googleapis.com',
  VERIFIER_CALLS_PER_MINUTE: '10',
};

/** An owner's clone of the repository. */
export type Workplace = Awaited<ReturnType<typeof makeWorkplace>>;

/** The outcome of a command. */
interface Ended {
  code: number;
  output: string;
}

/**
 * Creates the clone, ready to be shipped: with address and settings, everything committed on main, and
 * tests marked as green. Its commands use a stand-in instead of Google.
 */
export async function makeWorkplace() {
  const { folder, remove } = copyOfRepository();
  // For the CLI's login and caches, instead of the owner's own.
  const cliFolder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const siteFile = join(folder, 'src/site.ts');
  let current = readyProject(projectId);
  const google = await startGoogle(() => current);
  const { port } = google.address() as AddressInfo;
  const variables = {
    REHEARSAL_PORT: String(port),
    NODE_OPTIONS: `--import=${join(root, 'tests/proof/rehearsal/redirect.ts')}`,
    XDG_CONFIG_HOME: cliFolder,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    // Before each deploy, the CLI asks for the newest version of a package, which nothing answers here.
    npm_config_fetch_retries: '0',
    CI: 'true',
  };

  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@homes.test'];
    return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  }

  function changeSite(pattern: RegExp, replacement: string): void {
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace(pattern, replacement));
    git('add', '--all');
    git('commit', '--quiet', '--message=rehearsal');
    writeFileSync(join(folder, greenRunPath), git('rev-parse', 'HEAD'));
  }

  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, '.logs'));
  writeFileSync(join(folder, '.env.production.local'), toEnvFile(settings));
  writeFileSync(join(folder, `functions/.env.${projectId}`), toEnvFile(parameters));
  git('init', '--quiet', '--initial-branch=main');
  changeSite(/url: 'https:[^']*'/, `url: 'https://${siteHostname}'`);
  const credentials = { GOOGLE_APPLICATION_CREDENTIALS: writeCredentials(port, cliFolder) };
  return {
    /** Changes the site's own code, so that its scripts get other names, and commits it. */
    changeSite: () => changeSite(/(tagline: '[^']*)/, '$1.'),
    /**
     * Runs a script of the clone, for a project.
     *
     * @param isSignedIn whether it has credentials
     */
    run(project: Project, script: readonly string[], isSignedIn = true): Promise<Ended> {
      current = project;
      const env = { ...process.env, ...variables, ...(isSignedIn && credentials) };
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      return new Promise((resolve) => {
        const child = execFile(process.execPath, script, options, (error, stdout, stderr) => {
          const code = error ? Number(error.code) || 1 : 0;
          resolve({ code, output: stripVTControlCharacters(stdout + stderr) });
        });
        child.stdin?.end();
      });
    },
    remove(): void {
      google.close();
      google.closeAllConnections();
      remove();
      rmSync(cliFolder, { recursive: true });
    },
  };
}

/** Writes credentials like those of GitHub's workflow: a third party's token, exchanged for Google's. */
function writeCredentials(port: number, folder: string): string {
  const [token, file] = [join(folder, 'token'), join(folder, 'credentials.json')];
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/rehearsal',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://sts.googleapis.com:${port}/v1/token`,
    credential_source: { file: token },
  };
  writeFileSync(token, 'rehearsal');
  writeFileSync(file, JSON.stringify(credentials));
  return file;
}

function toEnvFile(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('');
}
