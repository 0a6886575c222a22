import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { featuredCount, postsPerPage, relatedCount } from '#src/domain/posts/posts.limits.ts';
import { manifestPath } from '#src/domain/posts/search/search-index.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { type LocalAdmin, seedRates, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { createOwner, phone, signIn } from './browser-tools.ts';
import { adminDocuments, type ServedFolder, withBuiltSite } from './built-site.ts';
import {
  countReads,
  startDatabaseProxy,
  type TrafficMeter,
  trafficMeter,
} from './database-reads.ts';
import { type BenchResult, inRounds } from './harness.ts';
import { limitsOf, type PageCost, type SizeResult, tablesOf, timedSize } from './reads-report.ts';
import {
  controlPage,
  controlPath,
  dashboardVisit,
  firstSearch,
  quickestKeys,
  searchVisit,
  timeFirstResult,
  timeKeys,
} from './reads-visits.ts';
import { slugOf, storeChanges, storePosts } from './sample-posts.ts';
import { type SiteServices, siteServices } from './site-services.ts';

const sizes = [10, 100, 1_000];
const largest = 10_000;
/** Number of timings of the first result, by the number of posts. */
const timings: Record<number, number> = { [timedSize]: 3, [largest]: 1 };
const keyRounds = 3;
/** Generous, for ten thousand documents and their texts on a slow network. */
const patienceMs = 900_000;

interface Bench {
  firestore: Firestore;
  services: SiteServices;
  browser: Browser;
  site: ServedFolder;
  meter: TrafficMeter;
  signedIn: BrowserContextOptions;
}

/**
 * Measures what the pages, the search and the dashboard read with ten to a thousand posts, the memory of a
 * search, and its response times on a phone. The control is a search without an index.
 *
 * @param options.full whether to measure ten thousand posts, too
 */
export function benchReads({ full = false }: { full?: boolean }): Promise<BenchResult> {
  const projectId = projects.bench;
  const meter = trafficMeter();
  const options = {
    projectId,
    emulators: ['firestore', 'auth'] as const,
    isEmpty: true,
    extra: async () => ({ ...(await adminDocuments()), [controlPath]: controlPage }),
    onAnswer: meter.countFile,
  };
  return withBuiltSite(options, (site) =>
    withLocalAdmin(projectId, async (admin) => {
      const services = await withProgress("the site's services", () => siteServices(projectId));
      try {
        const all = full ? [...sizes, largest] : sizes;
        const results = await measureSizes(all, admin, { services, site, meter });
        return { text: tablesOf(results), limits: results.flatMap(limitsOf) };
      } finally {
        await services.close();
      }
    }),
  );
}

async function measureSizes(
  all: readonly number[],
  { auth, firestore }: LocalAdmin,
  bench: Pick<Bench, 'services' | 'site' | 'meter'>,
): Promise<SizeResult[]> {
  await seedRates(firestore);
  await createOwner(auth);
  const proxy = await startDatabaseProxy(bench.meter);
  const measure = async (browser: Browser) => {
    const storageState = await withPage(browser, {}, async (page) => {
      await signIn(page, bench.site.url);
      return page.context().storageState({ indexedDB: true });
    });
    const results: SizeResult[] = [];
    for (const [index, size] of all.entries()) {
      await withProgress('storing posts', (task) =>
        storePosts(firestore, all[index - 1] ?? 0, size, task),
      );
      results.push(
        await measureSize({ ...bench, firestore, browser, signedIn: { storageState } }, size),
      );
    }
    return results;
  };
  try {
    return await withBrowser(measure, [proxy.browserFlag]);
  } finally {
    await proxy.close();
  }
}

async function measureSize(bench: Bench, size: number): Promise<SizeResult> {
  const { firestore, services, browser, site, meter, signedIn } = bench;
  const { url } = site;
  const isTimed = size === timedSize;
  const step = <Result>(name: string, work: () => Promise<Result>) =>
    withProgress(`${size.toLocaleString('en-US')} posts, ${name}`, work);
  const opened = <Result>(work: (page: Page) => Promise<Result>, options?: BrowserContextOptions) =>
    withPage(browser, options, work);
  const dashboardNow = () => opened((page) => dashboardVisit(page, url, meter), signedIn);
  const timeSearch = () => opened((page) => timeFirstResult(page, url), phone);

  await step('making the index', async () => {
    const files = await services.makeIndex();
    await site.put(new Map([...files].map(([path, text]) => [`/${path}`, text])));
  });
  const pages = await step('pages', () => costOfPages(bench));
  const takeBack = await storeChanges(firestore);
  const search = await step('a search', () => opened((page) => searchVisit(page, url, meter)));
  const dashboard = await step('the dashboard', dashboardNow);
  const searchTimes = await repeat(timings[size] ?? 0, 'timing the search', timeSearch);
  const keyTimes = await repeat(isTimed ? keyRounds : 0, 'timing keys', () =>
    opened((page) => timeKeys(page, url), phone),
  );

  site.remove(manifestPath);
  const control = await step('a search, no index', () =>
    opened((page) => firstSearch(page, url, meter)),
  );
  const [controlTimes] = await repeat(isTimed ? 1 : 0, 'timing the search, no index', timeSearch);
  await takeBack();
  return {
    size,
    pages,
    search,
    dashboard,
    control,
    times: searchTimes.length > 0 ? { search: searchTimes, control: controlTimes } : undefined,
    keys: isTimed ? quickestKeys(keyTimes) : undefined,
  };
}

async function repeat<Result>(
  rounds: number,
  name: string,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results = await inRounds([name], { rounds, name }, work);
  return results.get(name) ?? [];
}

interface PageReads {
  name: string;
  read(services: SiteServices): Promise<unknown>;
  limit: number;
}

const pageReads: readonly PageReads[] = [
  {
    name: 'home',
    read: ({ posts, rates }) => Promise.all([posts.getFeaturedPosts(), rates.getRates()]),
    limit: featuredCount + 1,
  },
  {
    name: 'blog',
    read: ({ posts }) => Promise.all([posts.getPostPages(), posts.countPosts()]),
    limit: postsPerPage,
  },
  {
    name: 'blog, a tab',
    read: ({ posts }) =>
      Promise.all([posts.getPostPages({ category: 'Credit' }), posts.countPosts('Credit')]),
    limit: postsPerPage,
  },
  {
    name: 'a post',
    read: async ({ posts }) => {
      const post = await posts.findPostBySlug(slugOf(0));
      await posts.getRelatedPosts(post ?? { id: '', category: '' });
    },
    // One more related post, as the post itself may be among them.
    limit: 1 + relatedCount + 1,
  },
];

async function costOfPages({ services, site }: Bench): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const { name, read, limit } of pageReads) {
    costs.push({ name, limit, ...(await countReads(site.url, () => read(services))) });
  }
  return costs;
}

async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
