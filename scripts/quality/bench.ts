import { writeFile } from 'node:fs/promises';
import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { benchDesk } from './bench/desk.ts';
import { type BenchResult, brokenLimits } from './bench/harness.ts';
import { benchLongText } from './bench/long-text.ts';
import { benchPages } from './bench/pages.ts';
import { benchReads } from './bench/reads.ts';
import { benchSize } from './bench/size.ts';
import { benchTyping } from './bench/typing.ts';
import { benchVisits } from './bench/visits.ts';

interface Bench {
  /** How long it takes without an option on two quiet cores. */
  minutes: number;
  /** The number of rounds unless one is given, for a bench with options; three more with `--full`. */
  rounds?: number;
  run(options: BenchOptions): Promise<BenchResult>;
}

interface BenchOptions {
  full: boolean;
  rounds: number;
  only: string[] | undefined;
}

/** The measurements of `npm run bench -- NAME`; `pages` without a name. */
const benches: Record<string, Bench> = {
  desk: { minutes: 2, run: benchDesk },
  'long-text': { minutes: 3, run: benchLongText },
  pages: { minutes: 9, rounds: 2, run: benchPages },
  reads: { minutes: 6, run: benchReads },
  size: { minutes: 1, run: benchSize },
  typing: { minutes: 2, run: benchTyping },
  visits: { minutes: 9, rounds: 1, run: benchVisits },
};

const options = {
  full: { type: 'boolean' },
  rounds: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'string' },
} as const;

runCommand(async () => {
  const given = process.argv.slice(2);
  const named = given[0] !== undefined && !given[0].startsWith('--');
  const [name, args] = named ? [given[0] ?? '', given.slice(1)] : ['pages', given];
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  }
  const { json, ...chosen } = readOptions(name, bench, args);
  const command = ['npm run bench --', name, ...args].join(' ');
  if (args.length === 0) tellUsualTime(command, bench.minutes);
  const { text, limits, data } = await bench.run(chosen);
  const broken = brokenLimits(limits);
  for (const words of [...text, broken.join('\n')].filter(Boolean)) console.log(`${words}\n`);
  console.log(`Limits: ${broken.length === 0 ? 'held.' : 'BROKEN.'}`);
  if (json) await writeFile(json, JSON.stringify({ ...Object(data), limits, broken }, null, 2));
  return broken.length === 0 ? 0 : 1;
});

/** Returns the options of a bench: all if it has rounds, and `--full` of `reads`. */
function readOptions(name: string, { rounds: usual }: Bench, args: string[]) {
  const { full: fullOption, ...others } = options;
  const known = {
    ...((usual || name === 'reads') && { full: fullOption }),
    ...(usual && others),
  } as typeof options;
  const { full = false, only, json, ...given } = readArguments(known, args);
  const { rounds = String((usual ?? 1) + (full ? 3 : 0)) } = given;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure('--rounds takes a number from 1 to 99.');
  return { full, rounds: Number(rounds), only: only?.split(','), json };
}
