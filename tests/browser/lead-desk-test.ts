import { leadDesk } from './lead-desk.ts';
import { ownLeads } from './own-leads.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface Fixtures {
  /** Leads that the test stores. They are deleted at its end. */
  own: ReturnType<typeof ownLeads>;
  desk: ReturnType<typeof leadDesk>;
}

/** The project's test with leads of its own and the desk that shows them. */
export const deskTest = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  own: async ({}, use) => {
    const own = ownLeads();
    await use(own);
    await own.remove();
  },

  desk: async ({ page }, use) => {
    await use(leadDesk(page));
  },
});
