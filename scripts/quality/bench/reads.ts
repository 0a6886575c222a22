import type { Browser, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { featuredCount, postsPerPage, relatedCount } from '#src/domain/posts/posts.limits.ts';
import { paths } from '#src/lib/paths.ts';
import { withProgress } from '../../lib/progress.ts';
import { seedRates, withLocalAdmin } from '../../local/seed.ts';
import { projects, siteVariables } from '../../local/stack.ts';
import {
  expectAfterPress,
  heapBytes,
  openHydrated,
  pressTimes,
  withPage,
} from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, type Figure, inRounds, percentile } from './harness.ts';
import { changesCount, slugOf, storeChanges, storePosts } from './sample-posts.ts';
import { type Step, stepFigures, watchTraffic, withDatabaseBrowser } from './traffic.ts';

const sizes = [10, 100, 1_000];
const largest = 10_000;
const timedSize = 1_000;
const rounds = 3;
const betweenKeysMs = 120;

/** Word to type key by key: its first letters are in every post, the whole word is in some. */
const searched = 'appraisal';
/** Text to insert after that: a state of older posts, none of which was shown before. */
const pasted = 'new york';
/** Generous, for ten thousand documents and their texts on a slow network. */
const patienceMs = 900_000;

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
 * Measures what the pages and the search read with ten to a thousand posts, the memory of a
 * search, and its response times on a phone.
 */
export function benchReads({ full }: Pick<BenchOptions, 'full'>): Promise<Figure[]> {
  const options = {
    emulators: ['firestore', 'auth'] as const,
    isEmpty: true,
    extra: {
      [`${paths.blog}/${slugOf(0)}`]: { file: 'blog/_post.html' },
    },
  };
  return withBuiltSite(options, ({ url, put }) =>
    withLocalAdmin(projects.bench, ({ firestore }) =>
      withDatabaseBrowser(async (browser) => {
        await seedRates(firestore);
        const figures: Figure[] = [];
        let stored = 0;
        for (const size of full ? [...sizes, largest] : sizes) {
          await storePosts(firestore, stored, size);
          stored = size;
          await withProgress('making the index', () => makeIndex(put));
          const where = `${size.toLocaleString('en-US')} posts`;
          figures.push(...(await measurePages(browser, url, where)));
          const takeBack = await storeChanges(firestore);
          figures.push(...(await measureSearch(browser, url, where)));
          if (size === timedSize) figures.push(...(await timeSearch(browser, url, where)));
          await takeBack();
        }
        return figures;
      }),
    ),
  );
}

async function measurePages(browser: Browser, url: string, where: string): Promise<Figure[]> {
  const measured = await inRounds(Object.entries(pages), { name: where }, ([name, [path]]) =>
    withPage(browser, { url }, (page) =>
      watchTraffic(page).step(name, () => openHydrated(page, path)),
    ),
  );
  // A page that reads nothing was not measured.
  return measured.flatMap(([[, [, most]], steps]) =>
    steps.flatMap((step) => stepFigures(where, step, { most, least: 1 })),
  );
}

/** Searches the blog. A key asks for nothing that an earlier one brought. */
function measureSearch(browser: Browser, url: string, where: string): Promise<Figure[]> {
  return withProgress(`${where}, searches`, () =>
    withPage(browser, { url, patienceMs }, async (page, devtools) => {
      const { step } = watchTraffic(page);
      const { box, searchedFor } = await openBlog(page);
      const before = await heapBytes(devtools);
      const steps: Step[] = [];
      for (let length = 1; length <= searched.length; length++) {
        const text = searched.slice(0, length);
        const press = async () => {
          if (length === 1) await box.click();
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
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    searchedFor: (text: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `“${text}”` })
        .waitFor(),
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
  const p95 = percentile(quickest(visits), 95);
  return [
    { column: 'first result, ms', values: firstResults, most: limits.firstResultMs },
    { column: 'a key, p95, ms', values: [p95], most: limits.keyMs },
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

/** Returns each key's shortest time over several visits, since other load can only add to it. */
export function quickest(visits: readonly number[][]): number[] {
  return (visits[0] ?? []).map((_, key) =>
    Math.min(...visits.map((visit) => visit[key] ?? Number.POSITIVE_INFINITY)),
  );
}

/** Adds the files of the search index and of the list of ids for the posts as they are now. */
async function makeIndex(put: (path: string, text: string) => Promise<void>): Promise<void> {
  Object.assign(process.env, siteVariables(projects.bench));
  // The build's own code, built as Vite builds it for the site, pointed at the emulator.
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  type SiteContent = typeof import('#scripts/build/prerender/site-content.ts');
  type ContentFiles = typeof import('#scripts/build/prerender/content-files.ts');
  try {
    const load = (file: string) => vite.ssrLoadModule(`/scripts/build/prerender/${file}`);
    const { readSiteContent } = (await load('site-content.ts')) as SiteContent;
    const { searchFiles, postIdFiles } = (await load('content-files.ts')) as ContentFiles;
    const content = await readSiteContent();
    const index = await searchFiles(content, new JSDOM().window.document);
    for (const [path, text] of [...index, ...(await postIdFiles(content))]) {
      await put(`/${path}`, text);
    }
  } finally {
    await vite.close();
  }
}
