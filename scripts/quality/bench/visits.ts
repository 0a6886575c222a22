import type { Browser } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects } from '../../local/stack.ts';
import { heapBytes, openHydrated, pressTimes, type Wanted, withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, type Figure, inRounds, ratios } from './harness.ts';
import { journeys, type Visit, visit } from './visitor.ts';

const limits = {
  /** Of the twin's time from the press to the new heading, by network. */
  ratio: { loopback: 1, mobile: 0.5 },
  interactionMs: 100,
  shifts: 0.02,
  firstPress: { answer: 100, effect: 600 },
  growth: 1.3,
};

const networks = ['loopback', 'mobile'] as const;
type Network = (typeof networks)[number];

interface FirstPress {
  path: string;
  target: [role: 'button' | 'link' | 'tab', name: string];
  /** Selector that matches once the page acknowledges the press, if that is not the effect itself. */
  answer?: string;
  /** Selector that matches once the press has had its effect, and not before. */
  effect: string;
}

const firstPresses: Record<string, FirstPress> = {
  menu: { path: paths.home, target: ['button', 'Menu'], effect: '#site-links:popover-open' },
  'tab of the blog': {
    path: paths.blog,
    target: ['link', 'Credit'],
    answer: 'a[aria-busy]',
    effect: 'nav a[aria-current=true][href*="credit"]',
  },
  'tab of the calculator': {
    path: paths.calculator,
    target: ['tab', 'Advanced'],
    answer: '[role=tab][aria-busy]',
    effect: '[role=tab][aria-selected=true]:last-of-type',
  },
  'Next of the form': {
    path: paths.quote,
    target: ['button', 'Next'],
    answer: 'button[aria-busy]',
    effect: '[aria-invalid=true]',
  },
};

/**
 * Measures whole visits at a quarter of the speed, from each press to its result, beside the same
 * pages without scripts, between which the browser itself navigates; first presses; and memory.
 */
export function benchVisits({ rounds, only }: BenchOptions): Promise<Figure[]> {
  const isChosen = (name: string) => only?.includes(name) ?? true;
  const names = Object.keys(journeys).filter(isChosen);
  // The project whose verifiers accept any number of submissions.
  const options = {
    projectId: projects.load,
    emulators: ['auth', 'functions', 'firestore'] as const,
  };
  return withBuiltSite(options, async (site) => [
    ...(await measureVisits(site, names, rounds)),
    ...(isChosen('first presses') ? await measureFirstPresses(site.url, 3 * rounds) : []),
    ...(isChosen('memory') ? await measureMemory(site.url) : []),
  ]);
}

async function measureVisits(
  { url, twinUrl }: { url: string; twinUrl: string },
  names: readonly string[],
  rounds: number,
): Promise<Figure[]> {
  const cases = names.flatMap((name) => networks.map((network) => ({ name, network })));
  const options = { rounds, name: 'visits and their twins' };
  const measured = await inRounds(cases, options, async ({ name, network }) => {
    const journey = journeys[name];
    if (!journey) throw new RangeError(`No journey: ${name}`);
    const isMobile = network === 'mobile';
    const go = (conditions: { url: string; hasScripts: boolean }) =>
      withBrowser((browser) => visit(browser, journey, { ...conditions, isMobile }));
    return {
      site: await go({ url, hasScripts: true }),
      twin: await go({ url: twinUrl, hasScripts: false }),
    };
  });
  return measured.flatMap(([one, pairs]) => visitFigures(one, pairs));
}

/** Returns the figures of a journey: its steps, beside those that the twin has, and the whole visit. */
export function visitFigures(
  { name, network }: { name: string; network: Network },
  pairs: readonly { site: Visit; twin: Visit }[],
): Figure[] {
  const timesOf = (side: 'site' | 'twin', step: string) =>
    pairs.flatMap((pair) => pair[side].steps[step] ?? []);
  const steps = Object.keys(pairs[0]?.site.steps ?? {}).flatMap((step): Figure[] => {
    const [site, twin] = [timesOf('site', step), timesOf('twin', step)];
    const most = twin.length > 0 ? limits.ratio[network] : undefined;
    return [
      { column: 'press to heading, ms', values: site },
      { column: 'twin, ms', values: twin },
      { column: '× twin', values: ratios(site, twin), most },
    ].map((figure) => ({ row: `${name}, ${network}: ${step}`, ...figure }));
  });
  const row = `${name}, ${network}`;
  const interactions = pairs.map(({ site }) => site.longestInteraction);
  const shifts = pairs.map(({ site }) => site.shifts);
  return [
    ...steps,
    { row, column: 'longest interaction, ms', values: interactions, most: limits.interactionMs },
    { row, column: 'layout shifts', values: shifts, most: limits.shifts },
  ];
}

/** Presses on each page right after first paint, on a phone at a quarter of this machine's speed. */
async function measureFirstPresses(url: string, rounds: number): Promise<Figure[]> {
  const options = { rounds, name: 'first presses' };
  const measured = await inRounds(Object.entries(firstPresses), options, ([, press]) =>
    withBrowser((browser) => timesOf(press, url, browser)),
  );
  return measured.flatMap(([[name], times]) =>
    (['answer', 'effect'] as const).map((part) => ({
      row: `first press, ${name}`,
      column: `to the frame with its ${part}, ms`,
      values: times.map((all) => all[part] ?? Number.NaN),
      most: limits.firstPress[part],
    })),
  );
}

function timesOf(
  { path, target, effect, answer = effect }: FirstPress,
  url: string,
  browser: Browser,
) {
  const firstWanted: Wanted = { answer: [`${answer}, ${effect}`], effect: [effect] };
  return withPage(browser, { url, isPhone: true, isSlow: true, firstWanted }, async (page) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const [role, name] = target;
    // Only the press: a check that the target is stable would wait for frames.
    await page.getByRole(role, { name, exact: true }).tap({ force: true, noWaitAfter: true });
    return pressTimes(page);
  });
}

/** Goes through the site's menu ten times, in one document, at full speed. */
async function measureMemory(url: string): Promise<Figure[]> {
  const names = ['Current Rates', 'Calculator', 'Pre-Approval', 'Blog', 'Home'];
  const total = 50;
  const [few = Number.NaN, many = Number.NaN] = await withProgress('memory', (task) =>
    withBrowser((browser) =>
      withPage(browser, { url }, async (page, devtools) => {
        const bytes: number[] = [];
        await openHydrated(page, paths.home);
        const menu = page.getByRole('navigation', { name: 'Main' });
        for (let visited = 1; visited <= total; visited++) {
          task.update({ done: visited, total, unit: 'pages' });
          const before = await page.title();
          await menu.getByRole('link', { name: names[(visited - 1) % names.length] ?? '' }).click();
          await page.waitForFunction((title) => document.title !== title, before);
          // Reads of the page that is left may still arrive.
          await page.waitForTimeout(300);
          if (visited === names.length || visited === total) bytes.push(await heapBytes(devtools));
        }
        return bytes;
      }),
    ),
  );
  return [
    { column: 'after 5 pages, MB', values: [few / 1e6] },
    { column: 'after 50, MB', values: [many / 1e6] },
    { column: 'growth, ×', values: [many / few], most: limits.growth },
  ].map((figure) => ({ row: 'memory', ...figure }));
}
