import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { adminAccount } from '#scripts/local/stack.ts';
import { keepSession } from '#tests/browser/session.ts';
import { hydrated } from '#tests/browser/test.ts';

const { mobileSlow4G } = throttling;
const bytesPerKilobit = 1_024 / 8;
const mobileNetwork = {
  offline: false,
  latency: mobileSlow4G.requestLatencyMs,
  downloadThroughput: Math.floor(mobileSlow4G.downloadThroughputKbps * bytesPerKilobit),
  uploadThroughput: Math.floor(mobileSlow4G.uploadThroughputKbps * bytesPerKilobit),
};

export interface PageOptions {
  url: string;
  isPhone?: boolean;
  /** Whether the processor has a quarter of the machine's speed, as in Lighthouse. */
  isSlow?: boolean;
  /** Whether the network is Lighthouse's applied mobile network; loopback otherwise. */
  isMobile?: boolean;
  isOwner?: boolean;
  /** What the first press is to show, if it comes before the page can be asked. */
  firstWanted?: Wanted;
  patienceMs?: number;
}

/** Opens a blank page in a browser context of its own while `work` measures on it. */
export async function withPage<Result>(
  browser: Browser,
  options: PageOptions,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { url, isPhone, isSlow, isMobile, isOwner, firstWanted, patienceMs = 120_000 } = options;
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: url, ...(isPhone && phone) });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (isOwner) await keepSession(page, adminAccount);
    if (isSlow) await slowProcessor(devtools);
    if (isMobile) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', mobileNetwork);
    }
    await page.addInitScript(watchPresses, firstWanted);
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

/** Slows a page's processor down, by default like Lighthouse, to a quarter of the machine's speed. */
export async function slowProcessor(
  devtools: CDPSession,
  rate = mobileSlow4G.cpuSlowdownMultiplier,
): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns a page's memory after garbage collection: the JavaScript heap and its buffers, in bytes. */
export async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Opens a page of the site anew, even at the same path, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await hydrated(page);
}

/**
 * Watches the requests of a page.
 *
 * @returns a function that waits until none is pending and none has begun or ended for a while
 */
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

/** What a step of a visit reads from the database, in documents and as Firestore bills it. */
export interface Step {
  name: string;
  documents: number;
  billed: number;
  ms: number;
}

/** Longer than the search's debounce. */
const quietMs = 800;

/** Counts what a page reads; the function that it returns takes a step and waits until the page is quiet. */
export function watchReads(page: Page) {
  let reads = { documents: 0, billed: 0 };
  const waitUntilQuiet = watchRequests(page, quietMs, async (request) => {
    if (request.method() !== 'POST' || !/documents:(run|batch)/.test(request.url())) return;
    const response = await request.response();
    if (!response?.ok()) return;
    const { documents, billed } = countReads(await response.json());
    reads.documents += documents;
    reads.billed += billed;
  });
  return async (name: string, act: () => Promise<unknown>): Promise<Step> => {
    await waitUntilQuiet();
    reads = { documents: 0, billed: 0 };
    const start = performance.now();
    await act();
    const ms = performance.now() - start;
    await waitUntilQuiet();
    return { name, ...reads, ms };
  };
}

interface AnswerPart {
  /** Of a query, and of a read by id. */
  document?: unknown;
  found?: unknown;
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

/** Returns the reads of one response of the REST API; billed are also queries without a result, and counts. */
export function countReads(answer: readonly AnswerPart[]): { documents: number; billed: number } {
  const documents = answer.filter(({ document, found }) => document || found).length;
  const billed = answer
    .flatMap(({ result }) => Object.values(result?.aggregateFields ?? {}))
    .map(({ integerValue }) => Math.max(1, Math.ceil(Number(integerValue) / 1_000)))
    .reduce((sum, reads) => sum + reads, documents);
  return { documents, billed: Math.max(1, billed) };
}

/** What a press is to show, by name, in order: an element of this selector whose text matches the pattern. */
export type Wanted = Record<string, readonly [selector: string, pattern?: string]>;

/** Sets what the next press of a pointer, or of a key, is to show, on this page or the one it leads to. */
export async function expectAfterPress(
  page: Page,
  wanted: Wanted,
  by: 'pointerdown' | 'keydown' = 'pointerdown',
): Promise<void> {
  await page.evaluate(([next, type]) => window.presses?.expect(next, type), [wanted, by] as const);
}

/** Returns the milliseconds from the press to the frames that show what was wanted, once all is there. */
export async function pressTimes(page: Page): Promise<Record<string, number>> {
  const seen = await page.waitForFunction(() => window.presses?.seen());
  return (await seen.jsonValue()) ?? {};
}

declare global {
  interface Window {
    /** Calls back right after the next frame was rendered, with its time. */
    afterPaint(callback: (now: number) => void): void;
    presses?: {
      expect(wanted: Wanted, by: string): void;
      /** Notes a press, or what counts as one, such as Back. */
      press(pressedAt?: number): void;
      seen(): Record<string, number> | undefined;
    };
  }
}

/** Runs in each document before its own scripts, so it must be self-contained. */
function watchPresses(firstWanted: Wanted | undefined): void {
  const key = 'bench: pressed';
  const stored = location.protocol === 'about:' ? null : sessionStorage.getItem(key);
  let wanted = stored ? undefined : firstWanted;
  let wantedBy = 'pointerdown';
  let times: Record<string, number> = {};
  let left = Number.NaN;
  let presses = 0;

  window.afterPaint = (callback) => {
    // A task queued in the frame's callbacks runs right after the frame was rendered.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => callback(performance.now());
      port2.postMessage(null);
    });
  };

  function watch(looked: Wanted, pressedAt: number) {
    const press = ++presses;
    times = {};
    left = Object.keys(looked).length;
    const lookFor = ([next, ...later]: [string, Wanted[string]][]) => {
      if (!next) return;
      const [name, [selector, pattern = '']] = next;
      const text = new RegExp(pattern);
      const look = () => {
        if (press !== presses) return;
        const elements = [...document.querySelectorAll(selector)];
        if (!elements.some(({ textContent }) => text.test(textContent ?? ''))) {
          requestAnimationFrame(look);
          return;
        }
        window.afterPaint((now) => {
          if (press !== presses) return;
          times[name] = performance.timeOrigin + now - pressedAt;
          left--;
        });
        lookFor(later);
      };
      look();
    };
    lookFor(Object.entries(looked));
  }

  window.presses = {
    expect(next, by) {
      wanted = next;
      wantedBy = by;
      presses++;
      left = Number.NaN;
      sessionStorage.removeItem(key);
    },
    press(pressedAt = performance.timeOrigin + performance.now()) {
      if (!wanted) return;
      sessionStorage.setItem(key, JSON.stringify([wanted, pressedAt]));
      watch(wanted, pressedAt);
      wanted = undefined;
    },
    seen: () => (left === 0 ? times : undefined),
  };
  for (const type of ['pointerdown', 'keydown']) {
    const note = ({ timeStamp }: Event) => {
      if (type === wantedBy) window.presses?.press(performance.timeOrigin + timeStamp);
    };
    addEventListener(type, note, true);
  }
  if (stored) watch(...(JSON.parse(stored) as [Wanted, number]));
}
