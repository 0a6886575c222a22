import { errors, type Page } from '@playwright/test';
import type { Act } from './plan.ts';

/** Where and how a visitor does something. */
export interface Situation {
  page: Page;
  /** Releases the request that is held, if there is one. */
  release(): void;
  /** Releases it as soon as the form is sending again. */
  releaseLater(): void;
  /** Presses the button that continues a given number of times, even while it is disabled. */
  press(times: number): Promise<void>;
  /** Lets some time pass. */
  linger(): Promise<unknown>;
  /** Sends the same form from another tab, up to its success screen. */
  sendElsewhere(): Promise<void>;
}

/** Carries out the visitor's action. Resolves to the tab in which the journey continues. */
export const doing: Record<Act, (situation: Situation) => Promise<Page>> = {
  async reload({ page }) {
    await attempt(() => page.reload({ waitUntil: 'commit' }));
    return page;
  },

  async 'back and forward'({ page }) {
    await attempt(() => page.goBack({ waitUntil: 'commit' }));
    await attempt(() => page.goForward({ waitUntil: 'commit' }));
    return page;
  },

  async 'leave and return'({ page, release, linger }) {
    await leave(page);
    release();
    await linger();
    await attempt(() => page.goBack({ waitUntil: 'commit' }));
    return page;
  },

  async 'return and send again'({ page, releaseLater }) {
    await leave(page);
    await attempt(() => page.goBack({ waitUntil: 'commit' }));
    releaseLater();
    return page;
  },

  async 'double press'({ page, press }) {
    await press(2);
    return page;
  },

  async 'offline for a while'({ page, release, press, linger }) {
    const context = page.context();
    await context.setOffline(true);
    release();
    await press(1);
    await linger();
    await context.setOffline(false);
    return page;
  },

  async 'go on in a copy of the tab'({ page }) {
    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      // A window that a page opens starts with a copy of the page's session storage.
      page.evaluate(() => void window.open(window.location.href)),
    ]);
    await page.close();
    // The first page of a window loads before the test's init scripts can run in it.
    await attempt(() => copy.reload({ waitUntil: 'commit' }));
    return copy;
  },

  async 'send in another tab too'({ page, sendElsewhere }) {
    await sendElsewhere();
    return page;
  },
};

async function leave(page: Page): Promise<void> {
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await attempt(() => faq.click());
  await attempt(() => page.waitForURL('/faq', { waitUntil: 'commit' }));
}

/** How long a visitor tries to do one thing, in milliseconds. */
export const attemptTimeoutMs = 2_500;

/**
 * Tries an action on a page that may be closed, blocked or navigating away.
 *
 * @returns the action's result, or undefined when it could not be done
 */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof errors.TimeoutError || isBrowserError(error)) return undefined;
    throw error;
  }
}

/** Whether the page closed during the action or could not be reached. */
function isBrowserError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /net::ERR_|navigation|navigating|destroyed|detached/.test(error.message)
  );
}
