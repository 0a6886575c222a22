import { gzipSync } from 'node:zlib';
import { documents } from '#src/app/documents.ts';
import { buildInMemory } from '../build/build.ts';
import { listFiles } from '../build/prerender/document.ts';
import { readArguments, runCommand, tellUsualTime } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import {
  type BenchOptions,
  findLimit,
  isWithinLimits,
  type Measurement,
  report,
} from './bench/harness.ts';
import { benchPages } from './bench/pages.ts';
import { benchReads } from './bench/reads.ts';
import { benchVisits } from './bench/visits.ts';

const full = { full: { type: 'boolean' } } as const;
const chosen = { rounds: { type: 'string' }, only: { type: 'string' } } as const;

interface Bench {
  /** How long it takes without an option on two quiet cores. */
  minutes: number;
  options?: Partial<typeof full & typeof chosen>;
  rounds?: number;
  run(options: BenchOptions): Promise<Measurement[]>;
}

/** The measurements of `npm run bench -- NAME`; `pages` without a name. */
const benches: Record<string, Bench> = {
  pages: { minutes: 9, options: chosen, rounds: 2, run: benchPages },
  reads: { minutes: 6, options: full, run: benchReads },
  size: { minutes: 1, run: benchSize },
  visits: { minutes: 9, options: chosen, rounds: 3, run: benchVisits },
};

runCommand(async () => {
  const given = process.argv.slice(2);
  const [name = '', ...args] = given[0] && !given[0].startsWith('--') ? given : ['pages', ...given];
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  const options = readArguments((bench.options ?? {}) as typeof full & typeof chosen, args);
  const rounds = options.rounds ?? `${bench.rounds ?? 1}`;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failure('--rounds takes a number from 1 to 99.');
  if (args.length === 0) tellUsualTime(`npm run bench -- ${name}`, bench.minutes);
  const only = options.only?.split(',');
  const figures = await bench.run({ full: options.full ?? false, rounds: Number(rounds), only });
  if (figures.length === 0) throw new Failure(`There is no ${only} to measure.`);
  const isFine = figures.every(isWithinLimits);
  console.log(`${report(figures)}\n\nLimits: ${isFine ? 'held.' : 'BROKEN.'}`);
  return isFine ? 0 : 1;
});

/** Weighs the script in each page's first load: the entry and the page's chunk with all static imports. */
async function benchSize(): Promise<Measurement[]> {
  const { manifest, files } = await buildInMemory();
  const pages = [...new Set(documents.map(({ source }) => source))];
  return pages.map((page) => {
    const { scripts } = listFiles(manifest, ['index.html', page]);
    const sizes = scripts.map((path) => gzipSync(files.get(path) ?? '', { level: 9 }).length);
    return {
      name: `${page.replace(/^src\/pages\/|\.tsx$/g, '')}, KB`,
      ours: [sizes.reduce((sum, size) => sum + size, 0) / 1_000],
      most: findLimit(page) / 1_000,
    };
  });
}
