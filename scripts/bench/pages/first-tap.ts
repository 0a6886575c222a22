import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/lib/paths.ts';
import { withBrowser } from '../../screenshots/with-browser.ts';
import { type Spread, spreadOf } from './measurement.ts';

const slowdown = 4;

/** A tap right after the page was first painted. */
interface Tap {
  name: string;
  path: string;
  /** Accessible role and name of what is tapped. */
  target: [role: 'button' | 'link' | 'tab', name: string];
  /** A selector that matches once the tap had its effect, and not before. */
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
    effect: 'nav a[aria-current=true][href*="credit"]',
  },
  {
    name: 'tab of the calculator',
    path: paths.calculator,
    target: ['tab', 'Advanced'],
    effect: '[role=tab][aria-selected=true]:last-of-type',
  },
  {
    name: 'Next of the form',
    path: paths.quote,
    target: ['button', 'Next'],
    effect: '[aria-invalid=true]',
  },
];

export interface FirstTap {
  name: string;
  /** From the tap to the frame that shows its effect. */
  ms: Spread;
}

/** Taps as soon as each page is painted, on a phone at a quarter of this machine's speed. */
export async function measureFirstTaps(siteUrl: string, rounds: number): Promise<FirstTap[]> {
  const times = new Map<string, number[]>(taps.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const tap of taps) {
      times.get(tap.name)?.push(await withBrowser((browser) => timeOf(tap, siteUrl, browser)));
    }
  }
  return taps.map(({ name }) => ({ name, ms: spreadOf(times.get(name) ?? []) }));
}

async function timeOf(tap: Tap, siteUrl: string, browser: Browser): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchTap, tap.effect);
  await page.goto(siteUrl + tap.path, { waitUntil: 'commit' });
  await firstPaint(page);
  const [role, name] = tap.target;
  const target = page.getByRole(role, { name, exact: true });
  // Nothing but the press itself: a check that the target rests would wait for frames.
  await target.tap({ force: true, noWaitAfter: true });
  const seen = await page.waitForFunction(() => window.tapEffectMs);
  return Number(await seen.jsonValue());
}

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

declare global {
  interface Window {
    /** Milliseconds from the first tap to the frame after its effect, once there is one. */
    tapEffectMs?: number;
  }
}

/** Runs in the page before its own scripts, and again in the page to which a tap leads. */
function watchTap(effect: string): void {
  const key = 'tapped at';
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (!document.querySelector(effect)) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.tapEffectMs = now() - Number(sessionStorage.getItem(key));
      }),
    );
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
