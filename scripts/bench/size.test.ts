import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('no page loads more script at first than its limit', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench.ts', 'size'], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});
