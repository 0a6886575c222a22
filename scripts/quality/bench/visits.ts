import { writeFile } from 'node:fs/promises';
import { withBrowser } from '../../lib/browsers.ts';
import { Failure } from '../../lib/failure.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { seed } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { measureFirstTaps } from './pages/first-tap.ts';
import { measure } from './pages/lighthouse-run.ts';
import { serveFolder } from './static-server.ts';
import { controlPages } from './visits/control.ts';
import { journeys } from './visits/journeys.ts';
import { brokenLimits, slowTaps } from './visits/limits.ts';
import { blockingLoads, measureLoads } from './visits/loads.ts';
import { growthProblems, measureMemory } from './visits/memory.ts';
import { summaryOf, type Visits } from './visits/summary.ts';
import { type Results, tables } from './visits/tables.ts';
import { networks, visit } from './visits/visitor.ts';

// The project whose verifiers accept any number of submissions.
const projectId = projects.load;
const dist = 'dist';

export interface VisitsOptions {
  /** Number of visits of each kind. */
  rounds: number;
  /** Whether to measure first taps, loads of all pages and memory, too. */
  full: boolean;
  /** Names of the journeys to measure; all by default. */
  only?: readonly string[] | undefined;
  /** File for the results, as JSON. */
  json?: string | undefined;
}

/** The site and the same pages without scripts, by their addresses. */
interface Sides {
  /** The paths of all pages. */
  built: readonly string[];
  site: string;
  control: string;
}

/**
 * Measures whole visits at a quarter of the speed, from each press to its result, beside the same
 * pages without scripts, between which the browser itself navigates.
 *
 * @returns whether every limit holds
 */
export async function visits({ rounds, full, only, json }: VisitsOptions): Promise<boolean> {
  const names = Object.keys(journeys).filter((name) => only?.includes(name) ?? true);
  if (names.length === 0) throw new Failure(`--only takes ${Object.keys(journeys).join(', ')}.`);
  const results = await withSides(async (sides) => ({
    ...(await measureVisits(sides, names, rounds)),
    ...(full ? await measureTheRest(sides, rounds) : nothingElse),
  }));
  console.log(tables(results));
  const broken = [
    ...results.visits.flatMap(brokenLimits),
    ...slowTaps(results.taps),
    ...blockingLoads(results.loads),
    ...growthProblems(results.memory),
  ];
  for (const words of broken) console.log(words);
  console.log(broken.length === 0 ? 'Limits: held.' : 'Limits: BROKEN.');
  if (json) await writeFile(json, JSON.stringify({ ...results, broken }, null, 2));
  return broken.length === 0;
}

const nothingElse = { taps: [], loads: [], memory: undefined };

async function measureTheRest({ site, built }: Sides, rounds: number) {
  return {
    taps: await measureFirstTaps(site, rounds),
    loads: await measureLoads(site, built, rounds),
    memory: await measureMemory(site),
  };
}

/** Visits alternate between site and control, so that a slow phase of the machine affects both. */
function measureVisits(sides: Sides, names: readonly string[], rounds: number) {
  const all = names.flatMap((journey) =>
    networks.map((network): Visits => ({ journey, network, site: [], control: [] })),
  );
  return withProgress('visits', async (task): Promise<Pick<Results, 'machine' | 'visits'>> => {
    const machine: number[] = [];
    let done = 0;
    for (let round = 1; round <= rounds; round++) {
      machine.push((await measure(sides.control, 'simulate')).machine);
      for (const visited of all) {
        const { journey, network } = visited;
        for (const side of ['site', 'control'] as const) {
          const details = [`${journey}, ${network}, ${side}`];
          task.update({ done: done++, total: rounds * all.length * 2, unit: 'visits', details });
          const conditions = { url: sides[side], network, hasScripts: side === 'site' };
          visited[side].push(
            await withBrowser((browser) => visit(browser, conditions, journeyOf(journey))),
          );
        }
      }
    }
    return { machine, visits: all.map(summaryOf) };
  });
}

function journeyOf(name: string) {
  const journey = journeys[name];
  if (!journey) throw new RangeError(`No journey: ${name}`);
  return journey;
}

async function withSides<Result>(work: (sides: Sides) => Promise<Result>): Promise<Result> {
  const suite = await startSuite({ projectId, only: ['auth', 'functions', 'firestore'] });
  try {
    await seed(projectId);
    await buildLocalSite(projectId);
    const site = await serveFolder(dist);
    const twins = await controlPages(dist);
    const control = await serveFolder(dist, twins);
    try {
      return await work({ built: Object.keys(twins), site: site.url, control: control.url });
    } finally {
      await site.close();
      await control.close();
    }
  } finally {
    await suite.stop();
  }
}
