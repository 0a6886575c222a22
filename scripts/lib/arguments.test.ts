import { expect, it } from 'vitest';
import { readArguments, readArgumentsAndWords } from './arguments.ts';

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
