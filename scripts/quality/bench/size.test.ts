import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inFull } from '#tests/proof/extent.ts';

// It builds the site; tests/hosting/first-load.test.ts weighs the one that is built every day.
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
