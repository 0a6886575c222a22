import type { Browser } from '@playwright/test';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { paths } from '#src/lib/paths.ts';
import { addPaintTimes, phone, slowProcessor } from './browser-tools.ts';
import { inRounds, type Limit, ms, spreadOf, table } from './harness.ts';

interface Tap {
  name: string;
  path: string;
  target: [role: 'button' | 'link' | 'tab', name: string];
  /** Selector that matches once the page acknowledges the tap, if that is not the effect itself. */
  answer?: string;
  /** Selector that matches once the tap has had its effect, and not before. */
  effect: string;
}

const taps: readonly Tap[] = [
  {
    name: 'menu',
    path: paths.home,
    target: ['button', 'Menu'],
    effect: '#site-links:popover-open',
  },
  {
    name: 'tab of the blog',
    path: paths.blog,
    target: ['link', 'Credit'],
    answer: 'a[aria-busy]',
    effect: 'nav a[aria-current=true][href*="credit"]',
  },
  {
    name: 'tab of the calculator',
    path: paths.calculator,
    target: ['tab', 'Advanced'],
    answer: '[role=tab][aria-busy]',
    effect: '[role=tab][aria-selected=true]:last-of-type',
  },
  {
    name: 'Next of the form',
    path: paths.quote,
    target: ['button', 'Next'],
    answer: 'button[aria-busy]',
    effect: '[aria-invalid=true]',
  },
];

/** Milliseconds from the tap to the frames with its acknowledgment and its effect. */
interface Times {
  answer: number;
  effect: number;
}

/**
 * Taps each page right after first paint, on a phone at a quarter of this machine's speed.
 *
 * @param most milliseconds that the medians may take
 */
export async function measureFirstTaps(siteUrl: string, rounds: number, most: Partial<Times>) {
  const measured = await inRounds(taps, { rounds, name: 'first taps' }, (tap) =>
    withBrowser((browser) => timesOf(tap, siteUrl, browser)),
  );
  const results = [...measured].map(([{ name }, times]) => ({
    name,
    answer: spreadOf(times.map(({ answer }) => answer)),
    effect: spreadOf(times.map(({ effect }) => effect)),
  }));
  const limits = results.flatMap(({ name, ...spreads }) =>
    (['answer', 'effect'] as const).flatMap((what): Limit[] => {
      const limit = most[what];
      const value = spreads[what].median;
      return limit ? [{ what: `first tap, ${name}, ${what}, ms`, value, most: limit }] : [];
    }),
  );
  const text = table(
    'First tap right after first paint, at a quarter of the speed',
    ['what', 'to the frame that responds', 'to its effect'],
    results.map(({ name, answer, effect }) => [name, ms(answer), ms(effect)]),
  );
  return { text, limits, data: results };
}

async function timesOf(tap: Tap, siteUrl: string, browser: Browser): Promise<Times> {
  const page = await browser.newPage(phone);
  await slowProcessor(await page.context().newCDPSession(page));
  const { effect, answer = effect } = tap;
  await addPaintTimes(page);
  await page.addInitScript(watchTap, { answer: `${answer}, ${effect}`, effect });
  await page.goto(siteUrl + tap.path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const [role, name] = tap.target;
  const target = page.getByRole(role, { name, exact: true });
  // Only the press: a check that the target is stable would wait for frames.
  await target.tap({ force: true, noWaitAfter: true });
  const seen = await page.waitForFunction(() => {
    const { answer, effect } = window.tapTimes ?? {};
    return answer !== undefined && effect !== undefined && { answer, effect };
  });
  const shown = await seen.jsonValue();
  if (!shown) throw new Error(`The tap on ${name} was lost.`);
  return shown;
}

declare global {
  interface Window {
    tapTimes?: Partial<Times>;
  }
}

/** Runs in the page before its own scripts, and again in the page to which a tap leads. */
function watchTap(selectors: Record<keyof Times, string>): void {
  const key = 'tapped at';
  const times: Partial<Times> = {};
  window.tapTimes = times;
  const note = (what: keyof Times) =>
    window.whenSeen(
      () => document.querySelector(selectors[what]) !== null,
      (now) => {
        times[what] = performance.timeOrigin + now - Number(sessionStorage.getItem(key));
      },
    );
  const noteBoth = () => {
    note('answer');
    note('effect');
  };
  if (sessionStorage.getItem(key)) noteBoth();
  else {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
        noteBoth();
      },
      { capture: true, once: true },
    );
  }
}
