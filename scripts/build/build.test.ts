import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a production build fails and names a setting that is missing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    // It overrides that of the owner's .env files.
    env: { ...process.env, NODE_ENV: 'production', VITE_FIREBASE_API_KEY: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('VITE_FIREBASE_API_KEY is missing');
});
