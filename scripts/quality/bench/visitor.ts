import type { Browser, Page } from '@playwright/test';
import { addPaintTimes, openHydrated, phone, slowNetwork, slowProcessor } from './browser-tools.ts';
import { type Expected, type SeenPage, type SeenStep, watchSteps } from './watch-steps.ts';

/** The network of a visit: none to speak of, or Lighthouse's applied mobile network. */
export const networks = ['loopback', 'mobile'] as const;
export type Network = (typeof networks)[number];

/** One step of a visit. */
export interface Step extends SeenStep {
  name: string;
  /** The time by which tasks exceeded 50 ms, until the page was quiet again; in milliseconds. */
  blocking: number;
}

/** A whole visit. */
export interface Visit {
  steps: Step[];
  /** The longest interaction in milliseconds, which INP is as long as there are fewer than fifty. */
  longestInteraction: number;
  /** The sum of all layout shifts, which CLS cannot exceed. */
  shifts: number;
  /** The time by which tasks of the first page exceeded 50 ms after first paint, in milliseconds. */
  blockingAtFirst: number;
  requests: number;
  bytes: number;
}

/** Conditions of a visit. */
export interface Conditions {
  /** The address of the site, or of its control. */
  url: string;
  network: Network;
  /** Whether the site's scripts run; the control has none. */
  hasScripts: boolean;
  /** How many times slower the processor is than a quarter of the machine's; 1 by default. */
  slower?: number;
}

/** Someone who visits the site, or its control, on a phone. */
export interface Visitor {
  page: Page;
  /** Whether the site's scripts run; the control has none. */
  hasScripts: boolean;
  open(path: string): Promise<void>;
  /** Takes a step and waits until the page is quiet. */
  step(name: string, expected: Expected, press: () => Promise<unknown>): Promise<void>;
  /** Presses a link of the site's menu. */
  goTo(name: string, expected: Expected): Promise<void>;
  /** Waits until the page neither loads nor computes anything. */
  quiet(): Promise<void>;
}

const quietMs = 1_500;
const mostMs = 45_000;

/** Makes one visit in a new browser context, with a quarter of the machine's speed. */
export async function visit(
  browser: Browser,
  { url, network, hasScripts, slower = 1 }: Conditions,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(mostMs);
  const devtools = await context.newCDPSession(page);
  await slowProcessor(devtools, slower);
  if (network === 'mobile') await slowNetwork(devtools);
  await addPaintTimes(page);
  await page.addInitScript(watchSteps);
  const traffic = await watchTraffic(page);
  const steps: Step[] = [];
  const documents: SeenPage[] = [];
  let blockingAtFirst = 0;

  async function quiet() {
    await traffic.quiet();
    await page.evaluate(untilIdle);
  }

  async function step(name: string, expected: Expected, press: () => Promise<unknown>) {
    documents.push(await page.evaluate(seenPage));
    await page.evaluate((next) => window.steps?.expect(next), expected);
    await press();
    try {
      await page.waitForFunction(() => window.steps?.seen().content !== undefined);
    } catch (cause) {
      throw new Error(`The step “${name}” does not show “${expected.heading}”.`, { cause });
    }
    await quiet();
    const seen = await page.evaluate(() => window.steps?.seen());
    if (!seen) throw new Error(`The step ${name} was lost.`);
    const { blocking } = await page.evaluate(seenPage);
    steps.push({ ...seen, name, blocking });
  }

  await journey({
    page,
    hasScripts,
    quiet,
    step,
    async open(path) {
      await (hasScripts ? openHydrated(page, url + path) : page.goto(url + path));
      await quiet();
      blockingAtFirst = (await page.evaluate(seenPage)).blocking;
    },
    async goTo(name, expected) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      // Someone reads the menu before choosing from it.
      await quiet();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await step(`${name}, by the menu`, expected, () => link.tap());
    },
  });
  documents.push(await page.evaluate(seenPage));
  await context.close();
  // A document without a navigation is counted once, with its last figures.
  return {
    steps,
    longestInteraction: Math.max(...documents.map((seen) => seen.longestInteraction)),
    shifts: Math.max(...documents.map(({ shifts }) => shifts)),
    blockingAtFirst,
    ...traffic.total(),
  };
}

function seenPage(): SeenPage {
  return window.steps?.page() ?? { longestInteraction: 0, shifts: 0, blocking: 0 };
}

/** Runs in the page. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

async function watchTraffic(page: Page) {
  let requests = 0;
  let bytes = 0;
  let pending = 0;
  let changedAt = performance.now();
  const change = (by: number) => {
    pending += by;
    changedAt = performance.now();
  };
  page.on('request', () => {
    requests++;
    change(1);
  });
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    async quiet() {
      const until = performance.now() + mostMs;
      while (pending > 0 || performance.now() - changedAt < quietMs) {
        if (performance.now() > until) throw new Error('The page does not become quiet.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    total: () => ({ requests, bytes }),
  };
}
