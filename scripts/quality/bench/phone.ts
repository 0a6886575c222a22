import type { CDPSession } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';

const { mobileSlow4G } = throttling;
const bytesPerKilobit = 1_024 / 8;

/** Lighthouse's phone, as options for Playwright. */
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/**
 * Slows a page's processor down like Lighthouse.
 *
 * @param further how many times slower it is than that
 */
export async function slowProcessor(devtools: CDPSession, further = 1): Promise<void> {
  const { cpuSlowdownMultiplier: rate } = mobileSlow4G;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: rate * further });
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
