import { paths } from '#src/lib/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects } from '../../local/stack.ts';
import { heapBytes, openHydrated, pressTimes, withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, type Figure, inRounds, ratios } from './harness.ts';
import { type Journey, journeys, type Visit, visit } from './visitor.ts';

const limits = {
  /** Of the twin's time from the press to the new heading and content, by network. */
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
  mostMs?: number;
}

const firstPresses: Record<string, FirstPress> = {
  menu: { path: paths.home, target: ['button', 'Menu'], effect: '#site-links:popover-open' },
  'tab of the calculator': {
    path: paths.calculator,
    target: ['tab', 'Advanced'],
    answer: '[role=tab][aria-busy]',
    effect: '[role=tab][aria-selected=true]:last-of-type',
    mostMs: 400,
  },
  'Next of the form': {
    path: paths.quote,
    target: ['button', 'Next'],
    answer: 'button[aria-busy]',
    effect: '[aria-invalid=true]',
  },
};

/**
 * Measures the legs that most visitors take at a quarter of the speed, from each press to its result, beside
 * the same pages without scripts, between which the browser itself navigates; a visit up to the form's success
 * screen; and first presses. In full also memory.
 */
export function benchVisits({ full, rounds, only }: BenchOptions): Promise<Figure[]> {
  const isChosen = (name: string) => only?.includes(name) ?? true;
  const chosen = Object.entries(journeys).filter(([name]) => isChosen(name));
  // The project whose verifiers accept any number of submissions.
  const { load: projectId } = projects;
  return withBuiltSite(
    { projectId, emulators: ['auth', 'functions', 'firestore'] },
    async (site) => [
      ...(await measureVisits(site, chosen, rounds)),
      ...(isChosen('first presses') ? await measureFirstPresses(site.url, rounds) : []),
      ...((full || only) && isChosen('memory') ? await measureMemory(site.url) : []),
    ],
  );
}

async function measureVisits(
  { url, twinUrl }: { url: string; twinUrl: string },
  chosen: readonly [name: string, journey: Journey][],
  rounds: number,
): Promise<Figure[]> {
  const cases = networks
    .flatMap((network) => chosen.map(([name, journey]) => ({ name, network, journey })))
    .filter(({ network, journey: { hasTwin = true } }) => hasTwin || network === 'loopback');
  const options = {
    rounds,
    name: 'visits and their twins',
    // The mobile network and the form take longer and vary less.
    isDue: ({ network, journey: { hasTwin = true } }: (typeof cases)[number], round: number) =>
      (network === 'loopback' && hasTwin) || round % 2 === 1,
  };
  const measured = await inRounds(cases, options, async ({ journey, network }) => {
    const isMobile = network === 'mobile';
    const go = (conditions: { url: string; hasScripts: boolean }) =>
      withBrowser((browser) => visit(browser, journey, { ...conditions, isMobile }));
    return {
      site: await go({ url, hasScripts: true }),
      twin: journey.hasTwin === false ? undefined : await go({ url: twinUrl, hasScripts: false }),
    };
  });
  return measured.flatMap(([one, pairs]) => visitFigures(one, pairs));
}

/** Returns the figures of a journey: its steps, beside those that the twin has, and the whole visit. */
export function visitFigures(
  { name, network }: { name: string; network: Network },
  pairs: readonly { site: Visit; twin: Visit | undefined }[],
): Figure[] {
  const steps = Object.entries(pairs[0]?.site.steps ?? {}).flatMap(([step, parts]) =>
    Object.keys(parts).flatMap((part): Figure[] => {
      const timesOf = (side: 'site' | 'twin') =>
        pairs.flatMap((pair) => pair[side]?.steps[step]?.[part] ?? []);
      const [site, twin] = [timesOf('site'), timesOf('twin')];
      const most = twin.length > 0 ? limits.ratio[network] : undefined;
      return [
        { column: `press to ${part}, ms`, values: site },
        { column: 'twin, ms', values: twin },
        { column: `${part}, × twin`, values: ratios(site, twin), most },
      ].map((figure) => ({ row: `${name}, ${network}: ${step}`, ...figure }));
    }),
  );
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
  const measured = await inRounds(Object.entries(firstPresses), options, ([, press]) => {
    const { path, target, effect, answer = effect } = press;
    const firstWanted = { answer: [`${answer}, ${effect}`], effect: [effect] } as const;
    const phone = { url, isPhone: true, isSlow: true, firstWanted };
    return withBrowser((browser) =>
      withPage(browser, phone, async (page) => {
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        const [role, name] = target;
        // Only the press: a check that the target is stable would wait for frames.
        await page.getByRole(role, { name, exact: true }).tap({ force: true, noWaitAfter: true });
        return pressTimes(page);
      }),
    );
  });
  return measured.flatMap(([[name, press], times]) =>
    (['answer', 'effect'] as const).map((part) => ({
      row: `first press, ${name}`,
      column: `to the frame with its ${part}, ms`,
      values: times.map((all) => all[part] ?? Number.NaN),
      most: (part === 'effect' && press.mostMs) || limits.firstPress[part],
    })),
  );
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
