import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projects, siteVariables } from '../local/stack.ts';

/** Runs `npm run deploy -- --dry-run` with these settings, which override the owner's. */
function dryRun(variables: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release/deploy.ts', '--dry-run', ...args],
    { env: { ...process.env, ...variables }, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

it('a demo project is refused before anything else happens', () => {
  const { VITE_AUTH_EMULATOR, VITE_FIRESTORE_EMULATOR, VITE_FUNCTIONS_EMULATOR, ...settings } =
    siteVariables(projects.test);
  const { status, output } = dryRun({
    ...settings,
    VITE_RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/enterprise.js',
  });
  expect(status).toBe(1);
  expect(output).toBe(
    '✖ Environment: VITE_FIREBASE_PROJECT_ID must be a real project, not a demo- one. See .env.example.\n',
  );
});

it('an invalid address of the site is refused', () => {
  const { status, output } = dryRun({}, '--url', 'homes');
  expect(status).toBe(1);
  expect(output).toContain('Name the site to check');
});
