import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { type Reads, readsOf } from '../reads/count-reads.ts';

/** The cost of one step at the desk. */
export interface DeskStep extends Reads {
  name: string;
  /** From the press to its result, in milliseconds. */
  ms: number;
}

/**
 * Uses the desk like its owner, and measures each step.
 *
 * @param page on which the owner is signed in, at the dashboard
 */
export async function deskVisit(page: Page): Promise<DeskStep[]> {
  const reads = watchReads(page);
  const rows = page.getByRole('main').getByRole('rowheader');

  async function step(name: string, act: () => Promise<unknown>): Promise<DeskStep> {
    reads.start();
    const start = performance.now();
    await act();
    const ms = performance.now() - start;
    return { name, ms, ...(await reads.total()) };
  }

  return [
    await step('first page', async () => {
      await page.getByRole('link', { name: /^Leads/ }).click();
      await page.waitForURL((url) => url.pathname === paths.leads);
      await rows.nth(0).waitFor();
    }),
    await step('load older', async () => {
      await page.getByRole('button', { name: 'Load older' }).click();
      await rows.nth(50).waitFor();
    }),
    await step('a status', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
      await page.getByText('Not opened yet').first().waitFor({ state: 'detached' });
      await rows.nth(0).waitFor();
    }),
    await step('a lead', async () => {
      await rows.nth(0).getByRole('link').click();
      await page.getByRole('region', { name: 'History' }).waitFor();
    }),
  ];
}

/** Counts what the page reads from the database. */
function watchReads(page: Page) {
  let answers: Promise<Reads>[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !/documents:(run|batch)/.test(response.url()))
      return;
    answers.push(
      response.text().then(
        (text) => ({ ...readsOf(JSON.parse(text)), bytes: Buffer.byteLength(text) }),
        () => ({ documents: 0, billed: 0, bytes: 0 }),
      ),
    );
  });
  return {
    start() {
      answers = [];
    },
    async total(): Promise<Reads> {
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(answers);
      const sum = (field: keyof Reads) => all.reduce((total, one) => total + one[field], 0);
      return { documents: sum('documents'), billed: sum('billed'), bytes: sum('bytes') };
    },
  };
}
