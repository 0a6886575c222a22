import type { CDPSession, Page } from '@playwright/test';
import type { Auth } from 'firebase-admin/auth';
import { throttling } from 'lighthouse/core/config/constants.js';
import { paths } from '#src/lib/paths.ts';

const { mobileSlow4G } = throttling;
const bytesPerKilobit = 1_024 / 8;

export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Slows a page's processor down like Lighthouse, to a quarter of the machine's speed. */
export async function slowProcessor(devtools: CDPSession): Promise<void> {
  const { cpuSlowdownMultiplier: rate } = mobileSlow4G;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slows a page's network down like Lighthouse's applied throttling. */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = mobileSlow4G;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: Math.floor(downloadThroughputKbps * bytesPerKilobit),
    uploadThroughput: Math.floor(uploadThroughputKbps * bytesPerKilobit),
  });
}

/** Returns a page's memory after garbage collection: the JavaScript heap and its buffers, in bytes. */
export async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

/** Opens a page of the site and waits until it is hydrated. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.earlySubmit === null);
}

declare global {
  interface Window {
    /** Calls back right after the next frame was rendered, with its time. */
    afterPaint(callback: (now: number) => void): void;
    /** Calls back right after the first frame that shows what `isSeen` looks for. */
    whenSeen(isSeen: () => boolean, callback: (now: number) => void): void;
  }
}

/** Gives the documents that a page opens from now on `window.afterPaint` and `window.whenSeen`. */
export async function addPaintTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.afterPaint = (callback) => {
      // A task queued in the frame's callbacks runs right after the frame was rendered.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => callback(performance.now());
        port2.postMessage(null);
      });
    };
    window.whenSeen = (isSeen, callback) => {
      if (isSeen()) window.afterPaint(callback);
      else requestAnimationFrame(() => window.whenSeen(isSeen, callback));
    };
  });
}

const owner = { email: 'owner@example.com', password: 'only-for-the-emulator' };

export async function createOwner(auth: Auth): Promise<void> {
  const { uid } = await auth.createUser(owner);
  await auth.setCustomUserClaims(uid, { role: 'admin' });
}

/** Signs the owner in to the site at `url`, and ends on the dashboard. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url + paths.login);
  await page.getByRole('textbox', { name: 'Email' }).first().fill(owner.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}
