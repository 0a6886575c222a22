import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { desk } from './bench/desk.ts';
import { longText } from './bench/long-text.ts';
import { pages } from './bench/pages.ts';
import { reads } from './bench/reads.ts';
import { size } from './bench/size.ts';
import { typing } from './bench/typing.ts';
import { visits } from './bench/visits.ts';

interface Bench {
  /** How long it takes without an option on two quiet cores. */
  minutes: number;
  /** Returns whether its limits hold. */
  run(args: string[]): Promise<boolean>;
}

/** The measurements of `npm run bench -- NAME`; `pages` without a name. */
const benches: Record<string, Bench> = {
  desk: { minutes: 2, run: withoutOptions(desk) },
  'long-text': { minutes: 3, run: withoutOptions(longText) },
  pages: { minutes: 9, run: (args) => pages(roundsOptions(args, 2)) },
  reads: { minutes: 6, run: (args) => reads(readArguments({ full: { type: 'boolean' } }, args)) },
  size: { minutes: 1, run: withoutOptions(size) },
  typing: { minutes: 2, run: withoutOptions(typing) },
  visits: { minutes: 9, run: (args) => visits(roundsOptions(args, 1)) },
};

runCommand(async () => {
  const given = process.argv.slice(2);
  const named = given[0] !== undefined && !given[0].startsWith('--');
  const [name, args] = named ? [given[0] ?? '', given.slice(1)] : ['pages', given];
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  }
  const command = ['npm run bench --', name, ...args].join(' ');
  const recordTime = tellUsualTime(command, args.length === 0 ? bench.minutes : undefined);
  const held = await bench.run(args);
  recordTime();
  return held ? 0 : 1;
});

function withoutOptions(bench: () => Promise<boolean>) {
  return (args: string[]) => {
    readArguments({}, args);
    return bench();
  };
}

/** @param usual the number of rounds unless one is given; three more with `--full` */
function roundsOptions(args: string[], usual: number) {
  const {
    full = false,
    rounds = String(full ? usual + 3 : usual),
    only,
    json,
  } = readArguments(
    {
      full: { type: 'boolean' },
      rounds: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
    },
    args,
  );
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure('--rounds takes a number from 1 to 99.');
  return { full, rounds: Number(rounds), only: only?.split(','), json };
}
