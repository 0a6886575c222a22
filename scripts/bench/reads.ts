import { withLocalAdmin } from '../local/admin-sdk.ts';
import { withProgress } from '../local/progress.ts';
import { buildLocalSite } from '../local/site-build.ts';
import { projects } from '../local/stack.ts';
import { startSuite } from '../local/suite.ts';
import { withBrowser } from '../screenshots/with-browser.ts';
import { seedRates } from '../seed/rates.ts';
import { percentile } from './percentiles.ts';
import { countReads } from './reads/count-reads.ts';
import { type SearchWork, searchWork } from './reads/key-work.ts';
import { pageReads } from './reads/page-reads.ts';
import { type SiteServices, siteServices } from './reads/site-services.ts';
import { storePosts } from './reads/store-posts.ts';
import { serveFolder } from './static-server.ts';

const projectId = projects.bench;
const sizes = [10, 100, 1_000, 10_000];
/** With so many posts a search is also typed. */
const typedAt = 1_000;
const keyLimitMs = 50;

/** The least that a key can cost. */
const controlPage =
  '<!doctype html><title>Control</title><label>Search <input type="search"></label>';

/**
 * What the pages read from the database as posts grow from ten to ten thousand, and what a key in
 * the search box costs the browser.
 *
 * @returns whether no page but the search reads more as posts grow, and keys keep to their limit at
 *   a thousand posts
 */
export async function reads(): Promise<boolean> {
  const suite = await startSuite({ projectId, only: ['firestore'] });
  try {
    await buildLocalSite(projectId, { allowEmpty: true });
    const services = await withProgress("the site's services", () => siteServices(projectId));
    try {
      return await measure(services);
    } finally {
      await services.close();
    }
  } finally {
    await suite.stop();
  }
}

async function measure(services: SiteServices): Promise<boolean> {
  return withLocalAdmin(projectId, async ({ firestore }) => {
    await seedRates(firestore);
    let stored = 0;
    let held = true;
    console.log('posts   page          documents  billed reads        KB');
    for (const size of sizes) {
      const from = stored;
      await withProgress('storing posts', (task) => storePosts(firestore, from, size, task));
      stored = size;
      held = (await tellReads(services, size)) && held;
      if (size === typedAt) held = (await tellSearch()) && held;
    }
    console.log(held ? 'Limits: held.' : 'Limits: BROKEN.');
    return held;
  });
}

async function tellReads(services: SiteServices, size: number): Promise<boolean> {
  let held = true;
  for (const { name, read, limit } of pageReads) {
    const { documents, billed, bytes } = await countReads(() => read(services));
    held &&= documents > 0 && documents <= limit;
    const cells = [
      String(size).padEnd(7),
      name.padEnd(12),
      String(documents).padStart(10),
      String(billed).padStart(13),
      (bytes / 1_000).toFixed(1).padStart(9),
    ];
    console.log(cells.join(' '), documents > limit ? `  limit ${limit}` : '');
  }
  return held;
}

async function tellSearch(): Promise<boolean> {
  const work = await withProgress('typing into the search', typeIntoSearch);
  const line = (times: number[]) =>
    [50, 95].map((p) => `p${p} ${percentile(times, p).toFixed(0)} ms`).join('  ');
  console.log(`${typedAt} posts, main thread for a key: ${line(work.keys)}`);
  console.log(`  control, a bare field: ${line(work.control)}`);
  console.log(`  first key to its answer, list included: ${work.firstAnswer.toFixed(0)} ms`);
  return percentile(work.keys, 95) <= keyLimitMs;
}

async function typeIntoSearch(): Promise<SearchWork> {
  const server = await serveFolder('dist', { '/control': controlPage });
  try {
    return await withBrowser(async (browser) => searchWork(await browser.newPage(), server.url));
  } finally {
    await server.close();
  }
}
