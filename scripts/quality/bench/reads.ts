import type { Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { paths } from '#src/lib/addresses/paths.ts';
import { featuredCount, postsPerPage, relatedCount } from '#src/model/posts/posts.limits.ts';
import { withProgress } from '../../lib/processes.ts';
import { seedRates, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import {
  betweenKeysMs,
  heapMb,
  openWhenHydrated,
  timeKeys,
  timePress,
  watchRequests,
  withPage,
} from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, inRounds, type Measurement } from './harness.ts';
import {
  changesCount,
  makeIndex,
  makeSlug,
  storeChanges,
  storeLead,
  storeNumbered,
  storePost,
} from './sample-documents.ts';

/** Numbers of leads. The first is the control: little more than fills the pages of a visit. */
const deskSizes = [300, 10_000];
/** Generous, for ten thousand documents and their texts on a slow network. */
const patienceMs = 900_000;

const limits = {
  /** The posts newer than the index, and those of the visible page. */
  searchDocuments: changesCount + postsPerPage,
  firstResultMs: 1_000,
  finalOrderMs: 1_200,
  keyMs: 50,
  heapMb: 8,
  /** At ten thousand posts, whose texts a visit keeps. */
  fullHeapMb: 40,
};

/** Pages by their address, with the most documents that each may read for any number of posts. */
const pages: Record<string, [path: string, most: number]> = {
  home: [paths.home, featuredCount + 1],
  blog: [paths.blog, postsPerPage],
  'blog, a tab': [`${paths.blog}?tab=credit`, postsPerPage],
  // One more related post, as the post itself may be among them.
  'a post': [`${paths.blog}/${makeSlug(0)}`, 1 + relatedCount + 1],
};

/**
 * Measures what the lead desk reads with a few pages of leads and with ten thousand; then, with a thousand posts
 * (in full ten thousand), what the pages and the search read, the memory of a search and its response times on a
 * phone. The emulator has no index, and scans every lead for each query, which the database does not.
 */
export function benchReads({ full }: Pick<BenchOptions, 'full'>): Promise<Measurement[]> {
  return withBuiltSite({ emulators: ['firestore', 'auth'], isEmpty: true }, (site) =>
    withLocalAdmin(projects.bench, async ({ firestore }) => {
      const { url, put, rewrite } = site;
      await rewrite(`${paths.blog}/${makeSlug(0)}`, 'blog/_post.html');
      for (const path of [paths.adminBlog, paths.leads]) await rewrite(path, 'admin/_admin.html');
      await seedRates(firestore);
      // The dashboard, from which it starts, has no rows as long as there are no posts.
      const ofDesk = await measureDesk(url, firestore);
      await storeNumbered(firestore, [0, full ? 10_000 : 1_000], storePost);
      await withProgress('making the index', () => makeIndex(put));
      const ofPages = await measurePages(url);
      await storeChanges(firestore);
      return [
        ...ofDesk,
        ...ofPages,
        ...(await measureSearch(url, full)),
        ...(await timeSearch(url)),
      ];
    }),
  );
}

/** Longer than the search's debounce. */
const quietMs = 800;

/** Counts what a page reads; the function that it returns acts, and returns the documents once all is quiet. */
function countReads(page: Page) {
  let documents = 0;
  const waitUntilQuiet = watchRequests(page, quietMs, async (request) => {
    if (request.method() !== 'POST' || !/documents:(run|batch)/.test(request.url())) return;
    const response = await request.response();
    if (!response?.ok()) return;
    const parts: { document?: unknown; found?: unknown }[] = await response.json();
    // Of a query, and of a read by id.
    documents += parts.filter(({ document, found }) => document || found).length;
  });
  return async (act: () => Promise<unknown>): Promise<number> => {
    await waitUntilQuiet();
    documents = 0;
    await act();
    await waitUntilQuiet();
    return documents;
  };
}

async function measurePages(url: string): Promise<Measurement[]> {
  const figures: Measurement[] = [];
  for (const [name, [path, most]] of Object.entries(pages)) {
    const documents = await withPage({ url }, (page) =>
      countReads(page)(() => openWhenHydrated(page, path)),
    );
    // A page that reads nothing was not measured.
    figures.push({ name: `${name}, documents`, ours: [documents], most, least: 1 });
  }
  return figures;
}

/** Searches the blog by its first key, by the whole word, and by a state of older posts, none of them shown. */
function measureSearch(url: string, full: boolean): Promise<Measurement[]> {
  const most = full ? limits.fullHeapMb : limits.heapMb;
  return withPage({ url, patienceMs }, async (page, devtools) => {
    const readsOf = countReads(page);
    const box = await openBlog(page);
    const before = await heapMb(devtools);
    const figures: Measurement[] = [];
    for (const text of ['a', 'appraisal', 'new york']) {
      const documents = await readsOf(async () => {
        await box.fill(text);
        await page
          .getByRole('status')
          .filter({ hasText: `“${text}”` })
          .waitFor();
      });
      const name = `a search for “${text}”, documents`;
      figures.push({ name, ours: [documents], most: limits.searchDocuments });
    }
    const more = (await heapMb(devtools)) - before;
    return [...figures, { name: 'MB more after searches', ours: [more], most }];
  });
}

/** Returns the search box of the blog, once the idle work of the page is done. */
async function openBlog(page: Page) {
  await openWhenHydrated(page, paths.blog);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.getByRole('searchbox', { name: 'Search by word or state' });
}

/** Measures how soon a search answers on a phone with applied throttling, and a key at a quarter of the speed. */
async function timeSearch(url: string): Promise<Measurement[]> {
  const phone = { url, isPhone: true, patienceMs };
  const measures = [
    () => withPage({ ...phone, isMobile: true }, timeResults),
    () => withPage(phone, timeSearchKeys),
  ];
  const measured = await inRounds(measures, { rounds: 3, name: 'times' }, (measure) => measure());
  const [results = [], keys = []] = measured.map(([, times]) => times);
  const ours = (at: number) => results.map((times) => times[at] ?? Number.NaN);
  return [
    { name: 'first result, ms', ours: ours(0), most: limits.firstResultMs },
    { name: 'a page in its final order, ms', ours: ours(1), most: limits.finalOrderMs },
    // Other load can only add to a key's time.
    { name: 'a key, p95, ms', ours: [Math.min(...keys.flat())], most: limits.keyMs },
  ];
}

/**
 * Returns the milliseconds from the first key, typed right after the press on the box, to the first result, and to a
 * whole page of results, whose order is final.
 */
async function timeResults(page: Page): Promise<number[]> {
  const box = await openBlog(page);
  const results = (some: string) =>
    [`section[aria-labelledby=results]:has(${some}) h2`, '^Search results$'] as const;
  const wanted = {
    first: results('article'),
    final: results(`li:nth-child(${postsPerPage}) article`),
  };
  await box.click();
  const type = () => page.keyboard.type('rate', { delay: betweenKeysMs });
  return Object.values(await timePress(page, wanted, type));
}

/** Types and deletes words without waiting for results: one in every post, some in a few, one in none. */
async function timeSearchKeys(page: Page): Promise<number[]> {
  const box = await openBlog(page);
  await box.click();
  const words = ['a', 'rate', 'texas', 'escrow and a word of no article'];
  const keys = words.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);
  return [await timeKeys(page, keys)];
}

/** Measures what the steps of a visit to the lead desk read, none of which may read more at ten thousand leads. */
async function measureDesk(url: string, firestore: Firestore): Promise<Measurement[]> {
  const visits: Record<string, number>[] = [];
  let stored = 0;
  for (const size of deskSizes) {
    await storeNumbered(firestore, [stored, size], storeLead);
    stored = size;
    const visit = () => withPage({ url, isOwner: true }, visitDesk);
    visits.push(await withProgress('the lead desk', visit));
  }
  const [few = {}, many = {}] = visits;
  return Object.entries(many).map(([step, documents]) => ({
    name: `the lead desk: ${step}, documents`,
    ours: [documents],
    control: [few[step] ?? Number.NaN],
    most: few[step],
  }));
}

/** Returns the documents that each step of a visit to the lead desk reads. */
async function visitDesk(page: Page): Promise<Record<string, number>> {
  const readsOf = countReads(page);
  const rows = page.getByRole('main').getByRole('rowheader');
  const weeks = page.locator('summary', { hasText: 'Inquiries per week' });
  const link = page.getByRole('link', { name: /^Leads/ });
  return {
    'the dashboard, which has the first page': await readsOf(async () => {
      await page.goto(paths.adminBlog);
      await page.getByText('not called yet').first().waitFor();
    }),
    'first page, taken over': await readsOf(async () => {
      await link.click();
      await page.waitForURL((url) => url.pathname === paths.leads);
      await rows.nth(0).waitFor();
    }),
    'the weeks': await readsOf(async () => {
      await page.getByText(/^Filters and files/).click();
      await weeks.click();
      await page.getByRole('table', { name: 'Inquiries per week' }).waitFor();
      await weeks.click();
    }),
    'load older': await readsOf(async () => {
      await page.getByRole('button', { name: 'Load older' }).click();
      await rows.nth(40).waitFor();
    }),
    'a search': await readsOf(async () => {
      await page.getByRole('searchbox').fill('Number 1');
      await page.getByText(/ of 1\d\d pre-qualification requests so far, /).waitFor();
      await page.getByRole('searchbox').fill('');
    }),
    'a status': await readsOf(async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
      await page.getByText('Unread', { exact: true }).first().waitFor({ state: 'detached' });
      await rows.nth(0).waitFor();
    }),
    'a lead': await readsOf(async () => {
      await rows.nth(0).getByRole('link').first().click();
      await page.getByRole('region', { name: 'History' }).waitFor();
    }),
  };
}
