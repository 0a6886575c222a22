import { test as base, expect } from '#tests/browser/editor-test.ts';
import type { EngineBrowser } from './browsers/tab.ts';
import { type EngineName, startEngine } from './engines.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

interface TestFixtures {
  /** The built site at an address that no other test uses. */
  site: WatchedSite;
  /** A first-time visitor. The test fails at its end when a page has reported an error. */
  visitor: Visitor;
  /** Errors that are caused on purpose, each by a part of it; the test adds its own. */
  expectedComplaints: string[];
}

interface WorkerFixtures {
  engine: EngineName;
  /** A browser without history. */
  engineBrowser: EngineBrowser;
}

/**
 * Journeys that run in every engine. `leads`, `posts`, `written` and `admin` work as in the other
 * tests.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],

  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  // Storage belongs to an origin, so a new address starts empty without restarting the browser.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await watchSite();
    await use(site);
    await site.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedComplaints: async ({}, use) => {
    // The next build writes the files of uploaded pictures, also those in posts that other tests publish.
    await use(['not loaded: /images/uploaded/']);
  },

  visitor: async ({ engineBrowser: { tab }, site, expectedComplaints }, use, testInfo) => {
    await tab.resize(1280, 800);
    await use(visitorIn(tab, site.origin));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    await tab.go('about:blank');
    const unexpected = site.complaints.filter(
      (text) => !expectedComplaints.some((expected) => text.includes(expected)),
    );
    expect(unexpected, 'errors and policy violations in the page').toEqual([]);
  },
});

export { expect };
