import { withBrowser } from '../../lib/browsers.ts';
import { Failure } from '../../lib/failure.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects } from '../../local/stack.ts';
import { heapBytes, openHydrated } from './browser-tools.ts';
import { twins, withBuiltSite, withServed } from './built-site.ts';
import { measureFirstTaps } from './first-tap.ts';
import {
  type BenchResult,
  inRounds,
  kb,
  type Limit,
  ms,
  ratioTo,
  type Spread,
  spreadOf,
  table,
  times,
} from './harness.ts';
import { journeys } from './journeys.ts';
import { measureLoad } from './lighthouse.ts';
import { type Network, networks, type Visit, visit } from './visitor.ts';

const limits = {
  /** Of the control's time from the press to the new heading, by network. */
  ratio: { loopback: 1, mobile: 0.5 } satisfies Record<Network, number>,
  /** The longest interaction of a visit, in milliseconds. */
  interactionMs: 100,
  shifts: 0.02,
  /** A press right after first paint, in milliseconds. */
  firstTap: { answer: 100, effect: 600 },
  /** The growth of memory from the fifth page to the last, as a factor. */
  growth: 1.3,
};

export interface VisitsOptions {
  rounds: number;
  /** Whether to measure first taps and memory, too. */
  full: boolean;
  /** Names of the journeys to measure; all by default. */
  only?: readonly string[] | undefined;
}

/** What one part of this bench adds to its result. */
interface Part {
  text: string;
  limits: Limit[];
  data: unknown;
}

/**
 * Measures whole visits at a quarter of the speed, from each press to its result, beside the same
 * pages without scripts, between which the browser itself navigates.
 */
export function benchVisits({ rounds, full, only }: VisitsOptions): Promise<BenchResult> {
  const names = Object.keys(journeys).filter((name) => only?.includes(name) ?? true);
  if (names.length === 0) throw new Failure(`--only takes ${Object.keys(journeys).join(', ')}.`);
  // The project whose verifiers accept any number of submissions.
  const options = {
    projectId: projects.load,
    emulators: ['auth', 'functions', 'firestore'] as const,
  };
  return withBuiltSite(options, async ({ url }) => {
    const parts: Part[] = [
      await withServed(await twins(), (control) =>
        measureVisits({ site: url, control: control.url }, names, rounds),
      ),
    ];
    if (full) {
      parts.push(await measureFirstTaps(url, rounds, limits.firstTap));
      parts.push(await measureMemory(url));
    }
    return {
      text: parts.map(({ text }) => text),
      limits: parts.flatMap((part) => part.limits),
      data: { parts: parts.map(({ data }) => data) },
    };
  });
}

/** Each visit to the control follows one to the site. */
async function measureVisits(
  sides: Record<'site' | 'control', string>,
  names: readonly string[],
  rounds: number,
): Promise<Part> {
  const machine: number[] = [];
  const pairs = names.flatMap((journey) => networks.map((network) => ({ journey, network })));
  const measured = await inRounds(pairs, { rounds, name: 'pairs of visits' }, async (pair) => {
    if (pair === pairs[0]) machine.push((await measureLoad(sides.control, 'simulate')).machine);
    const journey = journeys[pair.journey];
    if (!journey) throw new RangeError(`No journey: ${pair.journey}`);
    const visitOf = (side: keyof typeof sides) => {
      const conditions = { url: sides[side], network: pair.network, hasScripts: side === 'site' };
      return withBrowser((browser) => visit(browser, conditions, journey));
    };
    return { site: await visitOf('site'), control: await visitOf('control') };
  });
  const results = [...measured].map(([pair, visits]) =>
    summarizeVisits({
      ...pair,
      site: visits.map(({ site }) => site),
      control: visits.map(({ control }) => control),
    }),
  );
  const { median, min, max } = spreadOf(machine.map(Math.round));
  return {
    text: [
      `Lighthouse's benchmark index of the machine: ${median} (${min}–${max}).`,
      ...tablesOf(results),
    ].join('\n\n'),
    limits: results.flatMap(limitsOfVisit),
    data: { machine, visits: results },
  };
}

interface Visits {
  journey: string;
  network: Network;
  site: Visit[];
  control: Visit[];
}

type VisitResult = ReturnType<typeof summarizeVisits>;

/** Summarizes all visits of a journey: spreads, and the ratio to the control of the steps that it has. */
export function summarizeVisits({ journey, network, site, control }: Visits) {
  const over = (visits: readonly Visit[], what: keyof Omit<Visit, 'steps'>) =>
    spreadOf(visits.map((visit) => visit[what]));
  const times = (visits: readonly Visit[], step: string) =>
    visits.flatMap(({ steps }) => steps[step] ?? []);
  const steps = Object.keys(site[0]?.steps ?? {}).map((name) => {
    const [ofSite, ofControl] = [times(site, name), times(control, name)];
    const beside =
      ofControl.length > 0
        ? { control: spreadOf(ofControl), ratio: ratioTo(ofControl, ofSite) }
        : undefined;
    return { name, site: spreadOf(ofSite), ...beside };
  });
  return {
    journey,
    network,
    steps,
    longestInteraction: over(site, 'longestInteraction'),
    shifts: over(site, 'shifts'),
    requests: [over(site, 'requests'), over(control, 'requests')],
    bytes: [over(site, 'bytes'), over(control, 'bytes')],
  };
}

export function limitsOfVisit(result: VisitResult): Limit[] {
  const { journey, network, steps, longestInteraction, shifts } = result;
  const ratios = steps.flatMap(({ name, ratio }) =>
    ratio === undefined
      ? []
      : [{ what: `${name}, × the control`, value: ratio, most: limits.ratio[network] }],
  );
  const all = [
    ...ratios,
    { what: 'an interaction, ms', value: longestInteraction.median, most: limits.interactionMs },
    { what: 'layout shifts', value: shifts.median, most: limits.shifts },
  ];
  return all.map((limit) => ({ ...limit, what: `${journey}, ${network}, ${limit.what}` }));
}

function tablesOf(results: readonly VisitResult[]): string[] {
  const steps = table(
    'Steps at a quarter of the speed, from the press to the heading; medians (minimum–maximum)',
    ['visit', 'network', 'step', 'site', 'control', 'ratio'],
    results.flatMap(({ journey, network, steps }) =>
      steps.map(({ name, site, control, ratio }) => [
        journey,
        network,
        name,
        ms(site),
        control ? ms(control) : '–',
        ratio === undefined ? '–' : times(ratio),
      ]),
    ),
  );
  const both = (spreads: readonly Spread[], shown: (value: number) => string) => {
    const [site = '', control = ''] = spreads.map(({ median }) => shown(median));
    return `${site} (${control})`;
  };
  const whole = table(
    'Whole visits',
    [
      'visit',
      'network',
      'longest interaction',
      'layout shifts',
      'requests (control)',
      'KB (control)',
    ],
    results.map(({ journey, network, longestInteraction, shifts, requests, bytes }) => [
      journey,
      network,
      ms(longestInteraction),
      shifts.median.toFixed(3),
      both(requests, String),
      both(bytes, kb),
    ]),
  );
  return [steps, whole];
}

/** Goes through the site's menu ten times, in one document, at full speed. */
async function measureMemory(url: string): Promise<Part> {
  const names = ['Current Rates', 'Calculator', 'Pre-Approval', 'Blog', 'Home'];
  const total = 50;
  const bytes = await withProgress('memory', (task) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      await openHydrated(page, url);
      const menu = page.getByRole('navigation', { name: 'Main' });
      let afterFive = 0;
      for (let visited = 0; visited < total; visited++) {
        task.update({ done: visited, total, unit: 'pages' });
        if (visited === names.length) afterFive = await heapBytes(devtools);
        const before = await page.title();
        await menu.getByRole('link', { name: names[visited % names.length] ?? '' }).click();
        await page.waitForFunction((title) => document.title !== title, before);
        // Reads of the page that is left may still arrive.
        await page.waitForTimeout(300);
      }
      return { afterFive, afterFifty: await heapBytes(devtools) };
    }),
  );
  const { afterFive, afterFifty } = bytes;
  const value = afterFifty / afterFive;
  const [five, fifty] = [afterFive, afterFifty].map((size) => `${(size / 1e6).toFixed(1)} MB`);
  return {
    text: `Memory after five pages ${five}, after fifty ${fifty}: ${times(value)}.`,
    limits: [{ what: 'growth of memory', value, most: limits.growth }],
    data: bytes,
  };
}
