import type { Browser, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { featuredCount, postsPerPage, relatedCount } from '#src/domain/posts/posts.limits.ts';
import { paths } from '#src/lib/paths.ts';
import { withProgress } from '../../lib/progress.ts';
import { seedRates, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import {
  expectAfterPress,
  heapBytes,
  openHydrated,
  pressTimes,
  type Step,
  watchReads,
  withPage,
} from './browser-tools.ts';
import { withBuiltSite, withDatabaseBrowser } from './built-site.ts';
import { type BenchOptions, type Figure, percentile } from './harness.ts';
import {
  changesCount,
  makeIndex,
  slugOf,
  storeChanges,
  storeLead,
  storeNumbered,
  storePost,
} from './sample-documents.ts';

const sizes = [10, 100, 1_000];
const timedSize = 1_000;
const largest = 10_000;
/** Numbers of leads. The first is the control: little more than fills the pages of a visit. */
const deskSizes = [300, 10_000];
const rounds = 3;
const betweenKeysMs = 120;
/** Generous, for ten thousand documents and their texts on a slow network. */
const patienceMs = 900_000;

/** Word to type key by key: its first letters are in every post, the whole word is in some. */
const searched = 'appraisal';
/** Text to insert after that: a state of older posts, none of which was shown before. */
const pasted = 'new york';

const limits = {
  /** The posts newer than the index, and those of the visible page. */
  searchDocuments: changesCount + postsPerPage,
  firstResultMs: 1_000,
  keyMs: 50,
  heapMb: 30,
};

/** Pages by their address, with the most documents that each may read for any number of posts. */
const pages: Record<string, [path: string, most: number]> = {
  home: [paths.home, featuredCount + 1],
  blog: [paths.blog, postsPerPage],
  'blog, a tab': [`${paths.blog}?tab=credit`, postsPerPage],
  // One more related post, as the post itself may be among them.
  'a post': [`${paths.blog}/${slugOf(0)}`, 1 + relatedCount + 1],
};

/**
 * Measures what the lead desk reads with a few pages of leads and with ten thousand; then what the pages and
 * the search read with ten to a thousand posts, the memory of a search and its response times on a phone.
 * The emulator has no index, and scans every lead for each query, which the database does not.
 */
export function benchReads({ full }: Pick<BenchOptions, 'full'>): Promise<Figure[]> {
  return withBuiltSite({ emulators: ['firestore', 'auth'], isEmpty: true }, (site) =>
    withLocalAdmin(projects.bench, ({ firestore }) =>
      withDatabaseBrowser(async (browser) => {
        const { url, put, rewrite } = site;
        await rewrite(`${paths.blog}/${slugOf(0)}`, 'blog/_post.html');
        for (const path of [paths.adminBlog, paths.leads]) await rewrite(path, 'admin/_admin.html');
        await seedRates(firestore);
        // The dashboard, from which it starts, has no rows as long as there are no posts.
        const figures = await measureDesk(browser, url, firestore);
        let stored = 0;
        for (const size of full ? [...sizes, largest] : sizes) {
          await storeNumbered(firestore, [stored, size], storePost);
          stored = size;
          await withProgress('making the index', () => makeIndex(put));
          const where = `${size.toLocaleString('en-US')} posts`;
          figures.push(...(await measurePages(browser, url, where)));
          const undo = await storeChanges(firestore);
          figures.push(...(await measureSearch(browser, url, where)));
          if (size === timedSize) figures.push(...(await timeSearch(browser, url, where)));
          await undo();
        }
        return figures;
      }),
    ),
  );
}

async function measurePages(browser: Browser, url: string, where: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, [path, most]] of Object.entries(pages)) {
    const step = await withPage(browser, { url }, (page) =>
      watchReads(page)(name, () => openHydrated(page, path)),
    );
    // A page that reads nothing was not measured.
    figures.push(...stepFigures(where, step, { most, least: 1 }));
  }
  return figures;
}

/** Searches the blog. A key asks for nothing that an earlier one brought. */
function measureSearch(browser: Browser, url: string, where: string): Promise<Figure[]> {
  return withProgress(`${where}, searches`, () =>
    withPage(browser, { url, patienceMs }, async (page, devtools) => {
      const step = watchReads(page);
      const { box, searchedFor } = await openBlog(page);
      const before = await heapBytes(devtools);
      const steps: Step[] = [];
      for (const text of Array.from(searched, (_, index) => searched.slice(0, index + 1))) {
        const press = async () => {
          if (steps.length === 0) await box.click();
          await page.keyboard.press(text.slice(-1));
          await searchedFor(text);
        };
        steps.push(await step(`a search for “${text}”`, press));
      }
      const another = () => box.fill(pasted).then(() => searchedFor(pasted));
      steps.push(await step(`a search for “${pasted}”`, another));
      const heapMb = ((await heapBytes(devtools)) - before) / 1e6;
      return [
        ...steps.flatMap((each) => stepFigures(where, each, { most: limits.searchDocuments })),
        { row: where, column: 'MB more after searches', values: [heapMb], most: limits.heapMb },
      ];
    }),
  );
}

async function openBlog(page: Page) {
  await openHydrated(page, paths.blog);
  await page.getByRole('article').first().waitFor();
  // Idle work of the page is done.
  await page.waitForLoadState('networkidle');
  const status = page.getByRole('status');
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    searchedFor: (text: string) => status.filter({ hasText: `“${text}”` }).waitFor(),
  };
}

/** Measures how soon a search answers on a phone with applied throttling, and a key at a quarter of the speed. */
async function timeSearch(browser: Browser, url: string, where: string): Promise<Figure[]> {
  const phone = { url, isPhone: true, isSlow: true, patienceMs };
  const firstResults: number[] = [];
  const visits: number[][] = [];
  await withProgress(`${where}, times`, async (task) => {
    for (let done = 0; done < rounds; done++) {
      task.update({ done, total: rounds, unit: 'rounds' });
      firstResults.push(await withPage(browser, { ...phone, isMobile: true }, timeFirstResult));
      visits.push(await withPage(browser, phone, timeKeys));
    }
  });
  // Other load can only add to a key's time.
  const quickest = (visits[0] ?? []).map((_, key) =>
    Math.min(...visits.map((times) => times[key] ?? Number.POSITIVE_INFINITY)),
  );
  return [
    { column: 'first result, ms', values: firstResults, most: limits.firstResultMs },
    { column: 'a key, p95, ms', values: [percentile(quickest, 95)], most: limits.keyMs },
  ].map((figure) => ({ row: where, ...figure }));
}

/** Returns the milliseconds from the first key, typed right after the press on the box, to the first result. */
async function timeFirstResult(page: Page): Promise<number> {
  const { box } = await openBlog(page);
  const results = 'section[aria-labelledby=results]:has(article) h2';
  await expectAfterPress(page, { first: [results, '^Search results$'] }, 'keydown');
  await box.click();
  await page.keyboard.type('rate', { delay: betweenKeysMs });
  const { first = Number.NaN } = await pressTimes(page);
  return first;
}

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/** Types and deletes words without waiting for results: one in every post, some in a few, one in none. */
async function timeKeys(page: Page): Promise<number[]> {
  const { box } = await openBlog(page);
  await page.evaluate(() => {
    const times: number[] = [];
    window.keyTimes = times;
    let pressedAt = 0;
    const note = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    const watch = () => {
      const at = pressedAt;
      window.afterPaint((now) => void times.push(now - at));
    };
    addEventListener('keydown', note, true);
    addEventListener('input', watch, true);
  });
  await box.click();
  for (const word of ['a', 'rate', 'texas', 'escrow and a word of no article']) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(betweenKeysMs);
    }
  }
  return page.evaluate(() => window.keyTimes ?? []);
}

/** Measures what the steps of a visit to the lead desk read, none of which may read more at ten thousand leads. */
async function measureDesk(browser: Browser, url: string, firestore: Firestore): Promise<Figure[]> {
  const figures: Figure[] = [];
  let control: Step[] = [];
  let stored = 0;
  for (const size of deskSizes) {
    await storeNumbered(firestore, [stored, size], storeLead);
    stored = size;
    const where = `${size.toLocaleString('en-US')} leads`;
    const steps = await withProgress(where, () =>
      withPage(browser, { url, isOwner: true }, visitDesk),
    );
    figures.push(
      ...steps.flatMap((step, index) =>
        stepFigures(where, step, { most: control[index]?.documents }),
      ),
    );
    control = steps;
  }
  return figures;
}

async function visitDesk(page: Page): Promise<Step[]> {
  const step = watchReads(page);
  const rows = page.getByRole('main').getByRole('rowheader');
  const weeks = page.locator('summary', { hasText: 'Inquiries per week' });
  const link = page.getByRole('link', { name: /^Leads/ });
  await page.goto(paths.adminBlog);
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

function stepFigures(
  where: string,
  { name, documents, billed, ms }: Step,
  limit: Pick<Figure, 'most' | 'least'>,
): Figure[] {
  return [
    { column: 'documents', values: [documents], ...limit },
    { column: 'billed reads', values: [billed] },
    { column: 'ms', values: [ms] },
  ].map((figure) => ({ row: `${where}, ${name}`, ...figure }));
}
