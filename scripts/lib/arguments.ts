import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command's arguments.
 *
 * @throws Failure that names the unknown argument, and those that are known
 */
export function readArguments<T extends Options>(options: T, args = process.argv.slice(2)) {
  return parsed(options, args, false).values;
}

/**
 * Reads the arguments of a command that also takes positional ones, such as an email address.
 *
 * @throws Failure that names the unknown argument, and those that are known
 */
export function readArgumentsAndWords<T extends Options>(options: T, args = process.argv.slice(2)) {
  const { values, positionals } = parsed(options, args, true);
  return { values, words: positionals };
}

function parsed<T extends Options>(options: T, args: string[], allowPositionals: boolean) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const list = known.length > 0 ? known.join(', ') : 'no arguments';
    const [reason] = (error as Error).message.split('. ');
    throw new Failure(`${reason}. This command knows ${list}.`);
  }
}
