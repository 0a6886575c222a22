import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

it.each([
  ['local/start.ts', '--built', '--keep'],
  ['local/preview.ts', '--keep', 'no arguments'],
  ['release/functions-lock.ts', '--dry-run', 'no arguments'],
])('%s refuses %s, and says what it knows', (file, argument, known) => {
  const script = join(root, 'scripts', file);
  const { status, stderr } = spawnSync(process.execPath, [script, argument], { encoding: 'utf8' });
  expect(stderr).toBe(`✖ Unknown option '${argument}'. This command knows ${known}.\n`);
  expect(status).toBe(1);
});
