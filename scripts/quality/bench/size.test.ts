import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inFull } from '#tests/proof/extent.ts';

// Builds the site; in every other run, tests/hosting/first-load.test.ts measures the one that is built anyway.
it.runIf(inFull)('no page loads more script at first than its limit', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/quality/bench.ts', 'size'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
  expect(status, stdout + stderr).toBe(0);
});
