import type { Browser, Page } from '@playwright/test';
import { addPaintTimes, openHydrated, phone, slowNetwork, slowProcessor } from './browser-tools.ts';

/** The network of a visit: none to speak of, or Lighthouse's applied mobile network. */
export const networks = ['loopback', 'mobile'] as const;
export type Network = (typeof networks)[number];

export interface Visit {
  /** Milliseconds from each press to the frame with the new heading, by the step's name. */
  steps: Record<string, number>;
  /** The longest interaction in milliseconds, which INP is as long as there are fewer than fifty. */
  longestInteraction: number;
  /** The sum of all layout shifts, which CLS cannot exceed. */
  shifts: number;
  requests: number;
  bytes: number;
}

interface Conditions {
  /** The address of the site, or of its control. */
  url: string;
  network: Network;
  /** Whether the site's scripts run; the control has none. */
  hasScripts: boolean;
}

/** Someone who visits the site, or its control, on a phone. */
export interface Visitor {
  page: Page;
  /** Whether the site's scripts run; the control has none. */
  hasScripts: boolean;
  open(path: string): Promise<void>;
  /**
   * Takes a step and waits until the page is quiet.
   *
   * @param heading the text that begins a heading which is there only then
   */
  step(name: string, heading: string, press: () => Promise<unknown>): Promise<void>;
  goTo(name: string, heading: string): Promise<void>;
  /** Waits until the page neither loads nor computes anything. */
  quiet(): Promise<void>;
}

const quietMs = 1_500;
const mostMs = 45_000;

/** Makes one visit in a new browser context, with a quarter of the machine's speed. */
export async function visit(
  browser: Browser,
  { url, network, hasScripts }: Conditions,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(mostMs);
  const devtools = await context.newCDPSession(page);
  await slowProcessor(devtools);
  if (network === 'mobile') await slowNetwork(devtools);
  await addPaintTimes(page);
  await page.addInitScript(watchSteps);
  const traffic = await watchTraffic(page);
  const steps: Record<string, number> = {};
  const documents: SeenPage[] = [];
  const look = async () => void documents.push(await page.evaluate(seenSoFar));

  async function quiet() {
    await traffic.quiet();
    // On a busy machine a page may never be idle.
    await page.evaluate(
      (timeout) =>
        new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      mostMs,
    );
  }

  async function step(name: string, heading: string, press: () => Promise<unknown>) {
    await look();
    await page.evaluate((next) => window.steps?.expect(next), heading);
    await press();
    try {
      const seen = await page.waitForFunction(() => window.steps?.seen());
      steps[name] = (await seen.jsonValue()) ?? Number.NaN;
    } catch (cause) {
      throw new Error(`The step “${name}” does not show “${heading}”.`, { cause });
    }
    await quiet();
  }

  await journey({
    page,
    hasScripts,
    quiet,
    step,
    async open(path) {
      await (hasScripts ? openHydrated(page, url + path) : page.goto(url + path));
      await quiet();
    },
    async goTo(name, heading) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      // Someone reads the menu before choosing from it.
      await quiet();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await step(`${name}, by the menu`, heading, () => link.tap());
    },
  });
  await look();
  await context.close();
  // A document without a navigation is counted once, with its last figures.
  return {
    steps,
    longestInteraction: Math.max(...documents.map((seen) => seen.longestInteraction)),
    shifts: Math.max(...documents.map(({ shifts }) => shifts)),
    ...traffic.total(),
  };
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

/** What a document has seen since it was opened. */
type SeenPage = Pick<Visit, 'longestInteraction' | 'shifts'>;

function seenSoFar(): SeenPage {
  return window.steps?.page ?? { longestInteraction: 0, shifts: 0 };
}

declare global {
  interface Window {
    steps?: {
      /** Sets the heading that the next press leads to. */
      expect(heading: string): void;
      /** Notes a press that is no pointer's, such as Back. */
      press(): void;
      /** Returns the milliseconds from the press to the frame with the heading, once it was shown. */
      seen(): number | undefined;
      page: SeenPage;
    };
  }
}

/**
 * Measures from each press to its result, also when that is in the next document. Runs in each
 * document before its own scripts, so it must be self-contained, apart from `window.whenSeen`.
 */
function watchSteps(): void {
  const key = 'expected step';
  const page: SeenPage = { longestInteraction: 0, shifts: 0 };
  let expected: { heading: string; pressedAt: number } | undefined;
  let seen: number | undefined;
  let round = 0;

  function watch(step: { heading: string; pressedAt: number }) {
    const of = ++round;
    expected = step;
    const headings = () => [...document.querySelectorAll('main :is(h1, h2)')];
    window.whenSeen(
      () => of !== round || headings().some((one) => one.textContent?.startsWith(step.heading)),
      (at) => {
        if (of === round) seen = performance.timeOrigin + at - step.pressedAt;
      },
    );
  }

  function press(pressedAt: number) {
    const heading = sessionStorage.getItem(key);
    if (expected || !heading) return;
    const step = { heading, pressedAt };
    sessionStorage.setItem(`${key}, pressed`, JSON.stringify(step));
    watch(step);
  }

  window.steps = {
    expect(heading) {
      expected = undefined;
      seen = undefined;
      round++;
      sessionStorage.setItem(key, heading);
      sessionStorage.removeItem(`${key}, pressed`);
    },
    press: () => press(performance.timeOrigin + performance.now()),
    seen: () => seen,
    page,
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => press(performance.timeOrigin + timeStamp),
    true,
  );
  const inherited = sessionStorage.getItem(`${key}, pressed`);
  if (inherited) watch(JSON.parse(inherited));

  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) page.longestInteraction = Math.max(page.longestInteraction, duration);
    },
    { durationThreshold: 16 },
  );
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) page.shifts += shift.value;
  });
}
