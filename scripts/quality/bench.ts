import { buildInMemory } from '../build/build.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { type BenchOptions, brokenLimits, type Figure, report } from './bench/harness.ts';
import { limitOf, pagesOf, weighPage } from './bench/page-scripts.ts';
import { benchPages } from './bench/pages.ts';
import { benchReads } from './bench/reads.ts';
import { benchTyping } from './bench/typing.ts';
import { benchVisits } from './bench/visits.ts';

interface Bench {
  /** How long it takes without an option on two quiet cores. */
  minutes: number;
  takes?: readonly (keyof BenchOptions)[];
  rounds?: number;
  run(options: BenchOptions): Promise<Figure[]>;
}

/** The measurements of `npm run bench -- NAME`; `pages` without a name. */
const benches: Record<string, Bench> = {
  pages: { minutes: 9, takes: ['rounds', 'only'], rounds: 2, run: benchPages },
  reads: { minutes: 6, takes: ['full'], run: benchReads },
  size: { minutes: 1, run: benchSize },
  typing: { minutes: 2, run: benchTyping },
  visits: { minutes: 9, takes: ['full', 'rounds', 'only'], rounds: 3, run: benchVisits },
};

const options = {
  full: { type: 'boolean' },
  rounds: { type: 'string' },
  only: { type: 'string' },
} as const;

runCommand(async () => {
  const given = process.argv.slice(2);
  const [name = '', ...args] = given[0] && !given[0].startsWith('--') ? given : ['pages', ...given];
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  const known = Object.entries(options).filter(([option]) =>
    bench.takes?.some((taken) => taken === option),
  );
  const chosen = readArguments(Object.fromEntries(known) as typeof options, args);
  const { full = false, rounds = `${bench.rounds ?? 1}`, only } = chosen;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure('--rounds takes a number from 1 to 99.');
  if (args.length === 0) tellUsualTime(`npm run bench -- ${name}`, bench.minutes);
  const figures = await bench.run({ full, rounds: Number(rounds), only: only?.split(',') });
  if (figures.length === 0) throw new Failure(`There is no ${only} to measure.`);
  const broken = brokenLimits(figures);
  console.log([report(figures), ...broken].join('\n\n'));
  console.log(`\nLimits: ${broken.length === 0 ? 'held.' : 'BROKEN.'}`);
  return broken.length === 0 ? 0 : 1;
});

async function benchSize(): Promise<Figure[]> {
  const site = await buildInMemory();
  const kb = (bytes: number) => [bytes / 1_000];
  return pagesOf(site.manifest).flatMap((page) => {
    const { firstLoad, onDemand } = weighPage(site, page);
    const row = page.replace(/^src\/pages\/|\.tsx$/g, '');
    return [
      { row, column: 'first load, KB', values: kb(firstLoad), most: limitOf(page) / 1_000 },
      { row, column: 'on demand, KB', values: kb(onDemand) },
    ];
  });
}
