import { test as base, expect } from '#tests/browser/test.ts';
import type { EngineBrowser } from './browsers/tab.ts';
import { type EngineName, startEngine } from './engines.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

interface TestFixtures {
  /** The built site at an address that no other test uses. */
  site: WatchedSite;
  /** A first-time visitor. The test fails at its end when a page has reported an error. */
  visitor: Visitor;
}

interface WorkerFixtures {
  engine: EngineName;
  /** A browser without history. */
  engineBrowser: EngineBrowser;
}

/** Journeys that run in every engine, with the fixtures of the other tests. */
export const engineTest = base.extend<TestFixtures, WorkerFixtures>({
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

  visitor: async ({ engineBrowser: { tab }, site, expectedErrors }, use, testInfo) => {
    await tab.resize(1280, 800);
    await use(visitorIn(tab, site.origin));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    await tab.go('about:blank');
    // The next build writes the files of uploaded pictures, also those in posts that other tests publish.
    const expected = ['not loaded: /images/uploaded/', ...expectedErrors];
    const unexpected = site.complaints.filter(
      (text) => !expected.some((part) => text.includes(part)),
    );
    expect(unexpected, 'errors and policy violations in the page').toEqual([]);
  },
});

export { expect };
