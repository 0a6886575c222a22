import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { withBrowser } from '#scripts/lib/browsers.ts';
import { adminAccount } from '#scripts/local/stack.ts';
import { keepSession } from '#tests/browser/session.ts';
import { hydrated } from '#tests/browser/test.ts';
import { percentile } from './harness.ts';

const { mobileSlow4G } = throttling;
const bytesPerKilobit = 1_024 / 8;
const mobileNetwork = {
  offline: false,
  latency: mobileSlow4G.requestLatencyMs,
  downloadThroughput: Math.floor(mobileSlow4G.downloadThroughputKbps * bytesPerKilobit),
  uploadThroughput: Math.floor(mobileSlow4G.uploadThroughputKbps * bytesPerKilobit),
};

interface PageOptions {
  url: string;
  /** Whether it is a phone, with a quarter of the machine's speed, as in Lighthouse. */
  isPhone?: boolean;
  /** Whether the network is Lighthouse's applied mobile network; loopback otherwise. */
  isMobile?: boolean;
  isOwner?: boolean;
  patienceMs?: number;
}

/** Opens a blank page in a browser of its own while `work` measures on it. */
export function withPage<Result>(
  options: PageOptions,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { url, isPhone, isMobile, isOwner, patienceMs = 120_000 } = options;
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ baseURL: url, ...(isPhone && phone) });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (isOwner) await keepSession(page, adminAccount);
    if (isPhone) {
      const rate = mobileSlow4G.cpuSlowdownMultiplier;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    }
    if (isMobile) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', mobileNetwork);
    }
    await page.addInitScript(watchPage, shortestMs);
    return work(page, devtools);
  });
}

/** Returns a page's memory after garbage collection: the JavaScript heap and its buffers, in MB. */
export async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1e6;
}

/** Opens a page of the site anew, even at the same path, and waits until it is hydrated. */
export async function openWhenHydrated(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
}

/** Returns a function that waits until no request is pending and none has begun or ended for a while. */
export function watchRequests(
  page: Page,
  quietMs: number,
  onFinished = async (_: Request): Promise<void> => {},
): () => Promise<void> {
  let pending = 0;
  let changedAt = performance.now();
  const count = (by: number) => {
    pending += by;
    changedAt = performance.now();
  };
  page.on('request', () => count(1));
  page.on('requestfailed', () => count(-1));
  page.on('requestfinished', (request) => void onFinished(request).finally(() => count(-1)));
  return async () => {
    while (pending > 0 || performance.now() - changedAt < quietMs) await delay(50);
  };
}

/** What a press is to show, by name, in order: a visible element of this selector whose text matches the pattern. */
export type Wanted = Record<string, readonly [selector: string, pattern?: string]>;

/**
 * Returns the milliseconds from the first press during `act`, of a pointer or a key, to the frames that show
 * what is wanted, on this page or the one to which it leads.
 */
export async function timePress(
  page: Page,
  wanted: Wanted,
  act: () => Promise<unknown>,
): Promise<Record<string, number>> {
  await page.evaluate(() => {
    window.shownAt = {};
    if (location.protocol !== 'about:') sessionStorage.removeItem('pressedAt');
  });
  // Runs in each frame, and begins again in another document.
  const found = page.waitForFunction((things) => {
    window.shownAt ??= {};
    const { shownAt } = window;
    for (const [name, [selector, pattern = '']] of Object.entries(things)) {
      if (name in shownAt) continue;
      const text = new RegExp(pattern);
      const elements = [...document.querySelectorAll(selector)];
      const isShown = (one: Element) => one.checkVisibility() && text.test(one.textContent ?? '');
      if (!elements.some(isShown)) return null;
      shownAt[name] = 0;
      window.afterPaint((now) => {
        shownAt[name] = performance.timeOrigin + now;
      });
    }
    if (Object.values(shownAt).includes(0)) return null;
    const pressedAt = Number(sessionStorage.getItem('pressedAt'));
    return Object.entries(shownAt).map(([name, at]) => [name, at - pressedAt] as const);
  }, wanted);
  found.catch(() => {}); // reported below, unless `act` fails first
  await act();
  return Object.fromEntries((await (await found).jsonValue()) ?? []);
}

/** Presses keys one by one, and returns the 95th percentile of the ms to the next frame, in steps of 8. */
export async function timeKeys(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate(() => window.quality.interactions.clear());
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
  const times = await page.evaluate(() => [...window.quality.interactions.values()]);
  const unseen = Array.from(keys.slice(times.length), () => shortestMs);
  return percentile([...times, ...unseen], 95);
}

export const betweenKeysMs = 120;
/** The browser reports no shorter interactions. */
const shortestMs = 16;

declare global {
  interface Window {
    /** Calls back right after the next frame was rendered, with its time. */
    afterPaint(callback: (now: number) => void): void;
    shownAt?: Record<string, number>;
    /** The milliseconds from each press or key to the next frame, by its number, and the sum of layout shifts. */
    quality: { interactions: Map<number, number>; shifts: number };
  }
}

/** Runs in each document before its own scripts, so it must be self-contained. */
function watchPage(durationThreshold: number): void {
  window.afterPaint = (callback) => {
    // A task queued in the frame's callbacks runs right after the frame was rendered.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => callback(performance.now());
      port2.postMessage(null);
    });
  };
  const note = ({ timeStamp }: Event) => {
    sessionStorage.pressedAt ??= performance.timeOrigin + timeStamp;
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);

  const quality = { interactions: new Map<number, number>(), shifts: 0 };
  window.quality = quality;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold };
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(options);
  };
  observe('event', (entry) => {
    const { interactionId: id, duration } = entry as PerformanceEventTiming;
    const longest = Math.max(duration, quality.interactions.get(id) ?? 0);
    // The release of a key waits for the frame with what follows the key, such as results.
    if (id && entry.name !== 'keyup') quality.interactions.set(id, longest);
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) quality.shifts += value;
  });
}
