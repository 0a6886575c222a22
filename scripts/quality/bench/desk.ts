import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#src/domain/collections.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { paths } from '#src/lib/paths.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { withProgress } from '../../lib/progress.ts';
import { withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import type { Figure } from './harness.ts';
import { storeNumbered } from './sample-posts.ts';
import { type Step, stepFigures, watchTraffic, withDatabaseBrowser } from './traffic.ts';

/** Numbers of leads. The first is the control: little more than fills the pages of a visit. */
const sizes = [300, 10_000] as const;

/**
 * Measures what the lead desk reads from the database, and how long its steps take, with a few pages of
 * leads and with ten thousand; no step may read more documents at ten thousand. The emulator has no index,
 * and scans every lead for each query, which the database does not.
 */
export function benchDesk(): Promise<Figure[]> {
  const admin = { file: 'admin/_admin.html' };
  const options = {
    emulators: ['firestore', 'auth'] as const,
    isEmpty: true,
    extra: { [paths.adminBlog]: admin, [paths.leads]: admin },
  };
  return withBuiltSite(options, ({ url }) =>
    withLocalAdmin(projects.bench, ({ firestore }) =>
      withDatabaseBrowser(async (browser) => {
        const figures: Figure[] = [];
        let control: Step[] | undefined;
        for (const [index, size] of sizes.entries()) {
          await storeLeads(firestore, sizes[index - 1] ?? 0, size);
          const steps = await withProgress(`the desk with ${size} leads`, () =>
            withPage(browser, { url, isOwner: true }, visitDesk),
          );
          const limitOf = (step: number) => ({ most: control?.[step]?.documents });
          figures.push(
            ...steps.flatMap((step, number) => stepFigures(`${size} leads`, step, limitOf(number))),
          );
          control = steps;
        }
        return figures;
      }),
    ),
  );
}

async function visitDesk(page: Page): Promise<Step[]> {
  const { step } = watchTraffic(page);
  const rows = page.getByRole('main').getByRole('rowheader');
  await page.goto(paths.adminBlog);
  const weeks = page.locator('summary', { hasText: 'Inquiries per week' });
  const link = page.getByRole('link', { name: /^Leads/ });
  await link.waitFor();
  return [
    await step('first page', async () => {
      await link.click();
      await page.waitForURL((url) => url.pathname === paths.leads);
      await rows.nth(0).waitFor();
    }),
    await step('the weeks', async () => {
      await weeks.click();
      await page.getByRole('table', { name: 'Inquiries per week' }).waitFor();
      await page.getByRole('application', { name: /^Inquiries per week/ }).waitFor();
      await weeks.click();
    }),
    await step('load older', async () => {
      await page.getByRole('button', { name: 'Load older' }).click();
      await rows.nth(50).waitFor();
    }),
    await step('a search', async () => {
      await page.getByRole('searchbox').fill('Number 1');
      await page.getByText(/ of 200 pre-qualification requests so far/).waitFor();
      await page.getByRole('searchbox').fill('');
    }),
    await step('a status', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
      await page.getByText('Not opened yet').first().waitFor({ state: 'detached' });
      await rows.nth(0).waitFor();
    }),
    await step('a lead', async () => {
      await rows.nth(0).getByRole('link').first().click();
      await page.getByRole('region', { name: 'History' }).waitFor();
    }),
  ];
}

/** The oldest of ten thousand leads is twelve weeks old, as far as the desk counts. */
const apartMs = 12 * 60_000;
const newestAt = Date.now();
const openedEvery = 3;

/** Each lead is 12 minutes older than the one before. */
function storeLeads(firestore: Firestore, from: number, to: number): Promise<void> {
  return storeNumbered(firestore, [from, to], (number) => {
    const id = createHash('sha256').update(`lead ${number}`).digest('base64url');
    const sentAt = new Date(newestAt - number * apartMs);
    const lead = firestore.doc(`${collections.quotes}/${id}`);
    const state = firestore.doc(`${collections.leadStates}/${id}`);
    const isOpened = number % openedEvery === 0;
    return [[lead, quote(number, sentAt)], ...(isOpened ? [[state, opened(sentAt)] as const] : [])];
  });
}

function quote(number: number, sentAt: Date) {
  const verdict = { score: 0.9, verifiedAt: sentAt.toISOString() };
  const content = quoteDocument(quoteSchema.parse(typedQuote), verdict);
  const [firstName, lastName] = ['Sample', `Number ${number}`];
  const fullName = `${firstName} ${lastName}`;
  return { ...content, firstName, lastName, fullName, createdAt: Timestamp.fromDate(sentAt) };
}

function opened(at: Date) {
  return {
    kind: collections.quotes,
    status: 'contacted',
    passedOnTo: '',
    history: [{ at: at.toISOString(), by: 'owner@example.com', what: 'opened', text: '' }],
    updatedAt: Timestamp.fromDate(at),
  };
}
