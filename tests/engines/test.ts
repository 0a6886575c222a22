import { test as base, expect } from '#tests/browser/editor-test.ts';
import type { EngineBrowser } from './browsers/tab.ts';
import { type EngineName, startEngine } from './engines.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';

interface TestFixtures {
  /** A person who has never been to the site; at the end no page may have complained. */
  visitor: Visitor;
  /** Complaints that the test brings about on purpose: a part of each. */
  expectedComplaints: string[];
}

interface WorkerFixtures {
  engine: EngineName;
  engineBrowser: EngineBrowser;
  site: WatchedSite;
}

/** Journeys that are walked in every engine; `leads`, `posts`, `written` and `admin` as elsewhere. */
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

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await watchSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedComplaints: async ({}, use) => {
    await use([]);
  },

  visitor: async ({ engineBrowser, site, expectedComplaints }, use, testInfo) => {
    site.takeComplaints();
    const tab = await engineBrowser.openTab();
    await use(visitorIn(tab, site.origin));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot();
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
    }
    await tab.close();
    const unexpected = site
      .takeComplaints()
      .filter((text) => !expectedComplaints.some((expected) => text.includes(expected)));
    expect(unexpected, 'errors and policy violations in the page').toEqual([]);
  },
});

export { expect };
