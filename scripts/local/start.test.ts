import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['start.ts', '--built', '--keep'],
  ['preview.ts', '--keep', 'no arguments'],
])('%s refuses %s, and says what it knows', (file, argument, known) => {
  const script = join(import.meta.dirname, file);
  const { status, stderr } = spawnSync(process.execPath, [script, argument], { encoding: 'utf8' });
  expect(stderr).toBe(`✖ Unknown option '${argument}'. This command knows ${known}.\n`);
  expect(status).toBe(1);
});
