import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { desk } from './bench/desk.ts';
import { longText } from './bench/long-text.ts';
import { pages } from './bench/pages.ts';
import { reads } from './bench/reads.ts';
import { size } from './bench/size.ts';
import { typing } from './bench/typing.ts';
import { visits } from './bench/visits.ts';

/**
 * The measurements of `npm run bench -- NAME`; `pages` without a name. Each returns whether its
 * limits hold.
 */
const benches: Record<string, (args: string[]) => Promise<boolean>> = {
  desk: withoutOptions(desk),
  'long-text': withoutOptions(longText),
  pages: (args) => pages(roundsOptions(args, 5)),
  reads: withoutOptions(reads),
  size: withoutOptions(size),
  typing: withoutOptions(typing),
  visits: (args) => visits(roundsOptions(args, 3)),
};

runCommand(async () => {
  const given = process.argv.slice(2);
  const named = given[0] !== undefined && !given[0].startsWith('--');
  const [name, args] = named ? [given[0] ?? '', given.slice(1)] : ['pages', given];
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  }
  return (await bench(args)) ? 0 : 1;
});

function withoutOptions(bench: () => Promise<boolean>) {
  return (args: string[]) => {
    readArguments({}, args);
    return bench();
  };
}

/** @param usual the number of rounds unless one is given */
function roundsOptions(args: string[], usual: number) {
  const {
    rounds = String(usual),
    only,
    json,
  } = readArguments(
    { rounds: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
    args,
  );
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure('--rounds takes a number from 1 to 99.');
  return { rounds: Number(rounds), only: only?.split(','), json };
}
