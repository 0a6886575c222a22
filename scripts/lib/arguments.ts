import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command's arguments.
 *
 * @throws Failure that names the unknown argument, and those that are known, or what npm took for itself
 */
export function readArguments<T extends Options>(options: T, args = process.argv.slice(2)) {
  return parsed(options, args, false).values;
}

/**
 * Reads the arguments of a command that also takes positional ones, such as an email address.
 *
 * @throws Failure as `readArguments`
 */
export function readArgumentsAndWords<T extends Options>(options: T, args = process.argv.slice(2)) {
  const { values, positionals } = parsed(options, args, true);
  return { values, words: positionals };
}

function parsed<T extends Options>(options: T, args: string[], allowPositionals: boolean) {
  checkTakenByNpm(options, args, process.env);
  try {
    return parseArgs({ args, options, strict: true, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const list = known.join(', ') || 'no arguments';
    const [reason] = (error as Error).message.split('. ');
    throw new Failure(`${reason}. This command knows ${list}.`);
  }
}

/**
 * Checks that npm took no argument for itself: without `--`, `npm run leads:delete NAME --dry-run` sets a
 * variable instead of passing `--dry-run` on, and the command would delete.
 *
 * @throws Failure that says how to write it
 */
export function checkTakenByNpm(options: Options, args: string[], variables: NodeJS.ProcessEnv) {
  const taken = Object.keys(options)
    .filter((name) => variables[`npm_config_${name.replaceAll('-', '_')}`])
    .map((name) => `--${name}`)
    .filter((flag) => !args.includes(flag));
  const command = variables.npm_lifecycle_event;
  if (!command || taken.length === 0) return;
  throw new Failure(
    `Nothing was done: npm took ${taken.join(' and ')} for itself. Write all arguments after --: npm run ${command} -- …`,
  );
}
