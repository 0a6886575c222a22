import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { checkTakenByNpm, readArguments, readArgumentsAndWords } from './command.ts';
import { root } from './root.ts';

/** Runs a script with this process's Node, and returns its exit code and all that it said. */
function run(args: string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...variables };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, stderr, output: stdout + stderr };
}

it('a command refuses an unknown option, and says what it knows', () => {
  const stderr = "✖ Unknown option '--dry-run'. This command knows no arguments.\n";
  const refused = run(['scripts/release/functions-lock.ts', '--dry-run']);
  expect(refused).toMatchObject({ status: 1, stderr });
});

it('says in one line what to do where npm has not set up the package node', () => {
  const loaded = './scripts/node.cjs';
  const commands = Object.values(packageJson.scripts).filter((line) => line.startsWith('node '));
  expect(commands.filter((line) => !line.startsWith(`node -r ${loaded} `))).toEqual([]);
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });";
  const { status, stderr } = run(['-e', `${older} require('${loaded}')`]);
  expect(stderr).toMatch(/^✖ This is Node 20\.20\.2, .* Run npm rebuild node .*\n$/);
  expect(status).toBe(1);
});

it.each([
  [['--kep'], "Unknown option '--kep'. This command knows --keep."],
  [['more'], "Unexpected argument 'more'. This command knows --keep."],
])('names an unknown argument: %j', (args, message) => {
  expect(() => readArguments({ keep: { type: 'boolean' } }, args)).toThrow(message);
});

it('reads positional arguments beside options', () => {
  const options = { revoke: { type: 'boolean' } } as const;

  expect(readArgumentsAndWords(options, ['ada@example.com', '--revoke'])).toEqual({
    values: { revoke: true },
    words: ['ada@example.com'],
  });
  expect(() => readArgumentsAndWords(options, ['ada@example.com', '--remove'])).toThrow(
    "Unknown option '--remove'. This command knows --revoke.",
  );
});

describe('arguments that npm took for itself', () => {
  const options = { 'dry-run': { type: 'boolean' }, since: { type: 'string' } } as const;
  const npm = { npm_lifecycle_event: 'leads:delete' };
  const check = (args: string[], variables: NodeJS.ProcessEnv) => () =>
    checkTakenByNpm(options, args, variables);

  it.each([
    [{ npm_config_dry_run: 'true' }, '--dry-run'],
    [{ npm_config_since: '2026-11-21' }, '--since'],
    [{ npm_config_dry_run: 'true', npm_config_since: 'true' }, '--dry-run and --since'],
  ])('stop the command: %j', (variables, names) => {
    expect(check(['CTPZ-ZYRK'], { ...npm, ...variables })).toThrow(
      `Nothing was done: npm took ${names} for itself. Write all arguments after --: npm run leads:delete -- …`,
    );
  });

  it.each([
    ['one that npm has not set', [], { npm_config_dry_run: '' }],
    ['one that also reached the command', ['--dry-run'], { npm_config_dry_run: 'true' }],
    ['one of npm’s own', [], { npm_config_loglevel: 'silent' }],
  ])('do not include %s', (_, args, variables) => {
    expect(check(args, { ...npm, ...variables })).not.toThrow();
  });

  it('do not stop a command that npm did not start', () => {
    expect(check([], { npm_config_dry_run: 'true' })).not.toThrow();
  });
});

it('a production build fails and names a setting that is missing', () => {
  // It overrides that of the owner's .env files.
  const variables = { NODE_ENV: 'production', VITE_FIREBASE_API_KEY: '' };
  const { status, output } = run(['scripts/build/build.ts'], variables);
  expect(status).toBe(1);
  expect(output).toContain('VITE_FIREBASE_API_KEY is missing');
});
