import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { leaveMisreadVariables } from '#scripts/lib/processes.ts';
import { biomeCli } from '#scripts/lib/root.ts';
import { greenRunPath } from '#scripts/quality/test-steps.ts';
import { consentFaults } from '#scripts/release/deploy/consent-wordings.ts';
import { site } from '#src/site.ts';
import { copyOfRepository } from '../copy-of-repository.ts';
import { figuresVariable } from '../figures.ts';
import { sampleSizeVariable } from '../sample-size.ts';
import { startGoogle } from './google.ts';
import { type Identity, identity, type Project, readyProject, siteHostname } from './project.ts';

/** The project of the rehearsal. It does not exist, and nothing would reach it if it did. */
export const projectId = 'homes-rehearsal';

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

/** Whose credentials a command finds: the owner's of step 1 of docs/deploying.md, those of a workflow, or none. */
type SignIn = 'owner' | 'workflow' | 'nobody';

/** For the clone's own tests: as many as every day, and without a figure for this run. */
const { [sampleSizeVariable]: _, [figuresVariable]: __, ...everyday } = process.env;

export type Workplace = Awaited<ReturnType<typeof makeWorkplace>>;

interface Ended {
  code: number;
  output: string;
}

/**
 * Creates the clone, ready to be shipped: renamed, with settings, everything committed on main, and its tests
 * marked as green. Its commands use a fake instead of Google.
 */
export async function makeWorkplace() {
  const { folder, remove } = copyOfRepository({ withPackages: true });
  // For the CLI's login and caches, instead of the owner's own.
  const cliFolder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  let current = readyProject(projectId);
  const google = await startGoogle(() => current);
  const { port } = google.address() as AddressInfo;
  const variables = {
    REHEARSAL_PORT: String(port),
    // An address, because a path may have a space.
    NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'tests/proof/rehearsal/redirect.ts'))}`,
    XDG_CONFIG_HOME: cliFolder,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    // Before each deploy, the CLI asks for the newest version of a package, which nothing answers here.
    npm_config_fetch_retries: '0',
    CI: 'true',
  };

  function git(...args: string[]): string {
    const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@homes.test'];
    return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
  }

  function commit(): void {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=rehearsal');
    writeFileSync(join(folder, greenRunPath), git('rev-parse', 'HEAD'));
  }

  mkdirSync(join(folder, '.logs'));
  writeFileSync(join(folder, '.env.production.local'), toEnvFile(settings));
  writeFileSync(join(folder, `functions/.env.${projectId}`), toEnvFile(parameters));
  git('init', '--quiet', '--initial-branch=main');
  await renameProduct(folder, identity);
  commit();
  const signIns: Record<SignIn, NodeJS.ProcessEnv> = {
    owner: { HOME: writeOwnersCredentials(join(cliFolder, 'owner')) },
    workflow: {
      HOME: cliFolder,
      GOOGLE_APPLICATION_CREDENTIALS: writeWorkflowsCredentials(port, cliFolder),
    },
    nobody: { HOME: cliFolder },
  };

  function runNode(script: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, script, options, (error, stdout, stderr) => {
        const code = error ? Number(error.code) || 1 : 0;
        resolve({ code, output: stripVTControlCharacters(stdout + stderr) });
      });
      child.stdin?.end();
    });
  }

  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    /** Changes the site's own code, so that its scripts get other names, and commits it. */
    changeSite(): void {
      const path = 'src/site.ts';
      writeFileSync(join(folder, path), read(path).replace(/(equalHousing: '[^']*)/, '$1.'));
      commit();
    },
    /** Adds the mailer's settings or removes them, and commits. */
    setMailer(isThere: boolean): void {
      const values = {
        SMTP_CONNECTION_URI: 'smtps://owner@smtp.homes.test:465',
        MAIL_FROM: `no-reply@${siteHostname}`,
      };
      const file = join(folder, `mailer/.env.${projectId}`);
      if (isThere) writeFileSync(file, toEnvFile(values));
      else rmSync(file, { force: true });
      commit();
    },
    /** Draws what shows the product's name and is not built, with `npm run rebrand`. */
    async rebrand(): Promise<void> {
      const { code, output } = await runNode(['scripts/content/rebrand.ts'], everyday);
      if (code !== 0) throw new Error(output);
      commit();
    },
    /** Runs types, lint and the tests of src. */
    async test(): Promise<Ended> {
      const env = { ...everyday, CI: 'true' };
      const checked = await runNode(['scripts/quality/test.ts', '--only', 'types,lint'], env);
      const tests = ['node_modules/vitest/vitest.mjs', 'run', 'src'];
      return checked.code === 0 ? runNode(tests, env) : checked;
    },
    /** Runs a script of the clone, for a project, with `more` variables. */
    run(
      project: Project,
      script: readonly string[],
      signIn: SignIn = 'owner',
      more: NodeJS.ProcessEnv = {},
    ): Promise<Ended> {
      current = project;
      // Without the settings of whoever runs the rehearsal.
      const own = { ...process.env };
      leaveMisreadVariables(own);
      return runNode(script, { ...own, ...variables, ...signIns[signIn], ...more });
    },
    remove(): void {
      google.close();
      google.closeAllConnections();
      remove();
      rmSync(cliFolder, { recursive: true });
    },
  };
}

/** Writes what `gcloud auth application-default login` and `set-quota-project` leave in a home folder. */
function writeOwnersCredentials(home: string): string {
  const folder = join(home, '.config/gcloud');
  const credentials = {
    type: 'authorized_user',
    client_id: 'rehearsal',
    client_secret: 'rehearsal',
    refresh_token: 'rehearsal',
    quota_project_id: projectId,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'application_default_credentials.json'), JSON.stringify(credentials));
  return home;
}

/** Writes credentials like those of GitHub's workflow: a third party's token, exchanged for Google's. */
function writeWorkflowsCredentials(port: number, folder: string): string {
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

const wordingsFile = 'src/model/lead-forms/consent-wordings.ts';
/** The line that a deploy prints for a form that does not ask in the site's name. */
const printedLines =
  /^The .* Add to (\S+), below the others: (.+), and before the semicolon of (is(\w+)Wording) in firestore\.rules: (.+)$/;

/**
 * Renames the product in a copy of the repository, as "Make it yours" in README.md says: in `src/site.ts`, the
 * rules' source of a lead, and the consents, to which it adds the lines that a deploy prints.
 */
async function renameProduct(folder: string, identity: Identity): Promise<void> {
  const { name, slug, url } = identity;
  const change = (path: string, edit: (text: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const escaped = name.replaceAll("'", "\\'");
  change('src/site.ts', (text) =>
    text
      .replaceAll(site.name, () => escaped)
      .replace(`'${site.slug}'`, `'${slug}'`)
      .replace(`'${site.url}'`, `'${url}'`),
  );
  change('firestore.rules', (text) =>
    text.replace(`quote.source == '${site.slug}'`, `quote.source == '${slug}'`),
  );
  const rules = readFileSync(join(folder, 'firestore.rules'), 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  for (const fault of await consentFaults(rules, name, day)) {
    const [, file, entry, rule, form = '', line] = printedLines.exec(fault) ?? [];
    if (file !== wordingsFile) throw new Error(`It cannot be followed: ${fault}`);
    const list = `${form.charAt(0).toLowerCase()}${form.slice(1)}Wordings`;
    change(file, (text) =>
      text.replace(new RegExp(`(?<=\\b${list}: [^\\]]*)\\];`), () => `  ${entry},\n];`),
    );
    change('firestore.rules', (text) =>
      text.replace(new RegExp(`(?<=function ${rule}\\([^;]*);`), () => `\n        ${line};`),
    );
  }
  // A name with an apostrophe has other quotes.
  const args = [biomeCli, 'format', '--write', 'src/site.ts', wordingsFile];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
}
