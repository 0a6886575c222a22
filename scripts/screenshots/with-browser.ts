import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../local/chromium.ts';

/** Runs `work` with a headless Chromium, which is closed when it is done. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
