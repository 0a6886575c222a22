import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '#src/domain/collections.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { paths } from '#src/lib/paths.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { type Task, withProgress } from '../../lib/progress.ts';
import { type LocalAdmin, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { createOwner, signIn } from './browser-tools.ts';
import { adminDocuments, withBuiltSite } from './built-site.ts';
import {
  type Reads,
  startDatabaseProxy,
  type TrafficMeter,
  trafficMeter,
} from './database-reads.ts';
import { type BenchResult, kb, type Limit, table } from './harness.ts';

/** Numbers of leads. The first is the control: little more than fills the pages of a visit. */
const sizes = [300, 10_000] as const;
/** The emulator has no index, and scans every lead for each query, which the database does not. */
const patienceMs = 120_000;

/**
 * Measures what the lead desk reads from the database, and how long its steps take, with a few pages of
 * leads and with ten thousand; no step may read more documents at ten thousand.
 */
export function benchDesk(): Promise<BenchResult> {
  const projectId = projects.bench;
  const options = {
    projectId,
    emulators: ['firestore', 'auth'] as const,
    isEmpty: true,
    extra: () => adminDocuments(paths.leads),
  };
  return withBuiltSite(options, ({ url }) =>
    withLocalAdmin(projectId, (admin) => measureSizes(admin, url)),
  );
}

async function measureSizes({ auth, firestore }: LocalAdmin, url: string): Promise<BenchResult> {
  await createOwner(auth);
  const results: { size: number; steps: DeskStep[] }[] = [];
  for (const [index, size] of sizes.entries()) {
    await withProgress('storing leads', (task) =>
      storeLeads(firestore, sizes[index - 1] ?? 0, size, task),
    );
    const steps = await withProgress('a visit to the desk', () => visitDesk(url));
    results.push({ size, steps });
  }
  const [control, ...others] = results;
  return {
    text: [
      table(
        'The lead desk; KB are compressed',
        ['leads', 'step', 'documents', 'billed reads', 'KB', 'ms'],
        results.flatMap(({ size, steps }) =>
          steps.map(({ name, documents, billed, bytes, ms }) => [
            size,
            name,
            documents,
            billed,
            kb(bytes),
            Math.round(ms),
          ]),
        ),
      ),
    ],
    limits: others.flatMap(({ size, steps }) =>
      steps.map(
        ({ name, documents }, index): Limit => ({
          what: `${size.toLocaleString('en-US')} leads, ${name}, documents`,
          value: documents,
          most: control?.steps[index]?.documents ?? 0,
        }),
      ),
    ),
  };
}

/** Signs the owner in, in a new browser, and visits the desk once. */
async function visitDesk(url: string): Promise<DeskStep[]> {
  const meter = trafficMeter();
  const proxy = await startDatabaseProxy(meter);
  const visit = async (browser: Browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    await signIn(page, url);
    return deskVisit(page, meter);
  };
  try {
    return await withBrowser(visit, [proxy.browserFlag]);
  } finally {
    await proxy.close();
  }
}

interface DeskStep extends Reads {
  name: string;
  /** From the press to its result, in milliseconds. */
  ms: number;
}

/**
 * Uses the desk like its owner, and measures each step.
 *
 * @param page on which the owner is signed in, at the dashboard
 */
async function deskVisit(page: Page, meter: TrafficMeter): Promise<DeskStep[]> {
  const rows = page.getByRole('main').getByRole('rowheader');

  async function step(name: string, act: () => Promise<unknown>): Promise<DeskStep> {
    meter.start();
    const start = performance.now();
    await act();
    const ms = performance.now() - start;
    const { reads } = await meter.total();
    return { name, ms, ...reads };
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

const batchSize = 250;
const minuteMs = 60_000;

/** Every third of the stored leads has been opened. */
const openedEvery = 3;

/** Stores the quotes `from` to `to` (exclusive), each a minute older than the one before. */
async function storeLeads(
  firestore: Firestore,
  from: number,
  to: number,
  task: Task,
): Promise<void> {
  for (let start = from; start < to; start += batchSize) {
    task.update({ done: start - from, total: to - from, unit: 'leads' });
    const batch = firestore.batch();
    for (let number = start; number < Math.min(start + batchSize, to); number++) {
      const id = createHash('sha256').update(`lead ${number}`).digest('base64url');
      const sentAt = new Date(Date.UTC(2026, 0, 1) - number * minuteMs);
      batch.set(firestore.doc(`${collections.quotes}/${id}`), quote(number, sentAt));
      if (number % openedEvery === 0) {
        batch.set(firestore.doc(`${collections.leadStates}/${id}`), opened(sentAt));
      }
    }
    await batch.commit();
  }
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
