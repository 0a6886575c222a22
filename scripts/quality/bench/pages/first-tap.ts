import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { withProgress } from '#scripts/lib/progress.ts';
import { paths } from '#src/lib/paths.ts';
import { phone, slowProcessor } from '../phone.ts';
import { type Spread, spreadOf } from './measurement.ts';

/** A tap right after first paint. */
interface Tap {
  name: string;
  path: string;
  /** Accessible role and name of the target. */
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

export interface FirstTap {
  name: string;
  /** Milliseconds from the tap to the frame that acknowledges it. */
  answerMs: Spread;
  /** Milliseconds from the tap to the frame with its effect. */
  effectMs: Spread;
}

/** Milliseconds since the tap. */
interface Times {
  answer?: number;
  effect?: number;
}

/** Taps each page right after first paint, on a phone at a quarter of this machine's speed. */
export async function measureFirstTaps(siteUrl: string, rounds: number): Promise<FirstTap[]> {
  const times = new Map<Tap, Required<Times>[]>(taps.map((tap) => [tap, []]));
  const total = rounds * taps.length;
  let done = 0;
  await withProgress('first taps', async (task) => {
    for (let round = 0; round < rounds; round++) {
      for (const [tap, list] of times) {
        task.update({ done: done++, total, unit: 'taps' });
        list.push(await withBrowser((browser) => timesOf(tap, siteUrl, browser)));
      }
    }
  });
  return [...times].map(([{ name }, list]) => ({
    name,
    answerMs: spreadOf(list.map(({ answer }) => answer)),
    effectMs: spreadOf(list.map(({ effect }) => effect)),
  }));
}

async function timesOf(tap: Tap, siteUrl: string, browser: Browser): Promise<Required<Times>> {
  const page = await browser.newPage(phone);
  await slowProcessor(await page.context().newCDPSession(page));
  const { effect, answer = effect } = tap;
  await page.addInitScript(watchTap, { answer: `${answer}, ${effect}`, effect });
  await page.goto(siteUrl + tap.path, { waitUntil: 'commit' });
  await firstPaint(page);
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

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

declare global {
  interface Window {
    /** Times from the first tap to the frames after its acknowledgment and after its effect. */
    tapTimes?: Times;
  }
}

/** Runs in the page before its own scripts, and again in the page to which a tap leads. */
function watchTap(selectors: Required<Record<keyof Times, string>>): void {
  const key = 'tapped at';
  const times: Times = {};
  window.tapTimes = times;
  const noteOnce = (what: keyof Times) => {
    if (!document.querySelector(selectors[what])) {
      requestAnimationFrame(() => noteOnce(what));
      return;
    }
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now();
        times[what] = now - Number(sessionStorage.getItem(key));
      }),
    );
  };
  const look = () => {
    noteOnce('answer');
    noteOnce('effect');
  };
  if (sessionStorage.getItem(key)) look();
  else {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
        look();
      },
      { capture: true, once: true },
    );
  }
}
