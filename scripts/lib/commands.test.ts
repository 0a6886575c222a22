import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
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

it('says in one line what to do where npm has not set up the package node', () => {
  const loaded = './scripts/node.cjs';
  const commands = Object.values(packageJson.scripts).filter((line) => line.startsWith('node '));
  expect(commands.filter((line) => !line.startsWith(`node -r ${loaded} `))).toEqual([]);
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });";
  const args = ['-e', `${older} require('${loaded}')`];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toMatch(/^✖ This is Node 20\.20\.2, .* Run npm rebuild node .*\n$/);
  expect(status).toBe(1);
});
