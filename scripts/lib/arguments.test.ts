import { describe, expect, it } from 'vitest';
import { checkTakenByNpm, readArguments, readArgumentsAndWords } from './arguments.ts';

it('reads known arguments', () => {
  expect(readArguments({ keep: { type: 'boolean' } }, ['--keep'])).toEqual({ keep: true });
  expect(readArguments({ only: { type: 'string' } }, ['--only', 'unit'])).toEqual({ only: 'unit' });
  expect(readArguments({ keep: { type: 'boolean' } }, [])).toEqual({});
});

it.each([
  [['--kep'], "Unknown option '--kep'. This command knows --keep."],
  [['more'], "Unexpected argument 'more'. This command knows --keep."],
])('names an unknown argument: %j', (args, message) => {
  expect(() => readArguments({ keep: { type: 'boolean' } }, args)).toThrow(message);
});

it('says when a command takes no arguments', () => {
  expect(() => readArguments({}, ['--keep'])).toThrow('This command knows no arguments.');
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
