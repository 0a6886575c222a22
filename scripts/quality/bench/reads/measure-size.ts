import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { withProgress } from '#scripts/lib/progress.ts';
import { manifestPath } from '#src/domain/posts/search/search-index.ts';
import { phone } from '../phone.ts';
import type { ServedFolder } from '../static-server.ts';
import { countReads } from './count-reads.ts';
import { dashboardVisit } from './dashboard-visit.ts';
import { timeFirstResult } from './first-result.ts';
import { quickestKeys, timeKeys } from './key-paint.ts';
import { timedSize } from './limits.ts';
import { pageReads } from './page-reads.ts';
import type { PageCost, SizeResult } from './results.ts';
import { firstSearch, searchVisit } from './search-visit.ts';
import type { SiteServices } from './site-services.ts';
import { storeChanges, storeHistory } from './store-posts.ts';
import type { TrafficMeter } from './traffic.ts';

/** Number of timings of the first result, by the number of posts. */
const rounds = new Map([
  [timedSize, 3],
  [10_000, 1],
]);
const keyRounds = 3;
/** Generous, for ten thousand documents and their texts on a slow network. */
const patienceMs = 900_000;

/** The services and addresses to measure. */
export interface Bench {
  firestore: Firestore;
  services: SiteServices;
  browser: Browser;
  site: ServedFolder;
  meter: TrafficMeter;
  /** Of an admin's browser. */
  signedIn: NonNullable<BrowserContextOptions['storageState']>;
}

/** Measures the site with the posts that are stored. */
export async function measureSize(bench: Bench, size: number): Promise<SizeResult> {
  const { firestore, services, site } = bench;
  const step = <Result>(name: string, work: () => Promise<Result>) =>
    withProgress(`${size.toLocaleString('en-US')} posts, ${name}`, work);

  await step('making the index', async () => {
    const files = await services.makeIndex();
    await site.put(new Map([...files].map(([path, text]) => [`/${path}`, text])));
  });
  const pages = await step('pages', () => costOfPages(bench));
  const takeBack = await storeChanges(firestore);
  const measured = await measureVisits(bench, size, step);
  await takeBack();
  if (size !== timedSize) return { size, pages, ...measured };

  await withProgress('storing histories', (task) => storeHistory(firestore, size, task));
  const pagesAgain = await step('pages, with histories', () => costOfPages(bench));
  const takeBackAgain = await storeChanges(firestore);
  const dashboard = await step('the dashboard, with histories', () => visitDashboard(bench));
  await takeBackAgain();
  return { size, pages, ...measured, withHistory: { pages: pagesAgain, dashboard } };
}

type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

async function measureVisits(
  bench: Bench,
  size: number,
  step: Step,
): Promise<Omit<SizeResult, 'size' | 'pages'>> {
  const { browser, site, meter } = bench;
  const { url } = site;
  const opened = <Result>(work: (page: Page) => Promise<Result>, options?: BrowserContextOptions) =>
    withPage(browser, options, work);
  const timedRounds = rounds.get(size) ?? 0;
  const timed = () => opened((page) => timeFirstResult(page, url), phone);

  const search = await step('a search', () => opened((page) => searchVisit(page, url, meter)));
  const dashboard = await step('the dashboard', () => visitDashboard(bench));
  const searchTimes = await step('timing the search', () => oneAfterAnother(timedRounds, timed));
  const keys =
    size === timedSize
      ? await step('timing keys', async () =>
          quickestKeys(
            await oneAfterAnother(keyRounds, () => opened((page) => timeKeys(page, url), phone)),
          ),
        )
      : undefined;

  site.remove(manifestPath);
  const control = await step('a search, no index', () =>
    opened((page) => firstSearch(page, url, meter)),
  );
  const controlTimes =
    size === timedSize ? await step('timing the search, no index', timed) : undefined;
  return {
    search,
    dashboard,
    control,
    ...(timedRounds > 0 && { times: { search: searchTimes, control: controlTimes } }),
    ...(keys && { keys }),
  };
}

function visitDashboard({ browser, site, meter, signedIn }: Bench) {
  return withPage(browser, { storageState: signedIn }, (page) =>
    dashboardVisit(page, site.url, meter),
  );
}

async function costOfPages({ services, site }: Bench): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const { name, read, limit } of pageReads) {
    costs.push({ name, limit, ...(await countReads(site.url, () => read(services))) });
  }
  return costs;
}

async function oneAfterAnother<Result>(
  count: number,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await work());
  return results;
}

/** Runs `work` with a page of a new browser. */
export async function withPage<Result>(
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
