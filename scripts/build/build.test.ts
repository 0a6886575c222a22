import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projects, siteVariables } from '../local/stack.ts';

/** Runs `npm run build` with these settings, which override those of the owner's .env files. */
function build(variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const required = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_RECAPTCHA_SITE_KEY',
];

it('a production build fails and names every missing setting', () => {
  const { status, output } = build(Object.fromEntries(required.map((name) => [name, ''])));
  expect(status).toBe(1);
  for (const name of required) expect(output).toContain(`${name} is missing`);
});

it('a production build fails if it is set up for emulators', () => {
  const { status, output } = build(siteVariables(projects.test));
  expect(status).toBe(1);
  expect(output).toContain('VITE_FIRESTORE_EMULATOR');
});
