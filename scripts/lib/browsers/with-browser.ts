import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { fontsEnvironment } from './fonts.ts';

/**
 * Runs `work` with a headless Chromium, and closes it afterwards.
 *
 * @param flags more command line flags for Chromium
 */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    env: { ...process.env, ...fontsEnvironment() },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
