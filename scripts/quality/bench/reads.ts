import { readFile } from 'node:fs/promises';
import { paths } from '#src/lib/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { type LocalAdmin, seedRates, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { startDatabaseProxy } from './reads/database-proxy.ts';
import { controlPage, controlPath } from './reads/key-paint.ts';
import { brokenLimits } from './reads/limits.ts';
import { measureSize, withPage } from './reads/measure-size.ts';
import type { SizeResult } from './reads/results.ts';
import { siteServices } from './reads/site-services.ts';
import { storePosts } from './reads/store-posts.ts';
import { tables } from './reads/tables.ts';
import { trafficMeter } from './reads/traffic.ts';
import { createOwner, signIn } from './sign-in.ts';
import { serveFolder } from './static-server.ts';

const projectId = projects.bench;
const sizes = [10, 100, 1_000];
const largest = 10_000;

/**
 * Measures what the pages, the search and the dashboard read with ten to a thousand posts, the memory of a
 * search, and its response times on a phone. The control is a search without an index.
 *
 * @param options.full whether to measure ten thousand posts, too
 * @returns whether reads do not grow with the number of posts, and whether the limits of memory, and of
 *   times at a thousand posts, hold
 */
export async function reads({ full = false }: { full?: boolean }): Promise<boolean> {
  const suite = await startSuite({ projectId, only: ['firestore', 'auth'] });
  try {
    await buildLocalSite(projectId, { allowEmpty: true });
    const results = await withLocalAdmin(projectId, (admin) =>
      measure(admin, full ? [...sizes, largest] : sizes),
    );
    console.log(tables(results));
    const broken = brokenLimits(results);
    for (const words of broken) console.log(words);
    console.log(broken.length === 0 ? 'Limits: held.' : 'Limits: BROKEN.');
    return broken.length === 0;
  } finally {
    await suite.stop();
  }
}

async function measure(
  { auth, firestore }: LocalAdmin,
  sizes: readonly number[],
): Promise<SizeResult[]> {
  await seedRates(firestore);
  await createOwner(auth);
  const meter = trafficMeter();
  const adminDocument = await readFile('dist/admin/_admin.html', 'utf8');
  const extra = { [paths.adminBlog]: adminDocument, [controlPath]: controlPage };
  const services = await withProgress("the site's services", () => siteServices(projectId));
  const site = await serveFolder('dist', extra, meter.countFile);
  const proxy = await startDatabaseProxy(meter);
  try {
    return await withBrowser(
      async (browser) => {
        const signedIn = await withPage(browser, undefined, async (page) => {
          await signIn(page, site.url);
          return page.context().storageState({ indexedDB: true });
        });
        const results: SizeResult[] = [];
        let stored = 0;
        for (const size of sizes) {
          await withProgress('storing posts', (task) => storePosts(firestore, stored, size, task));
          stored = size;
          const bench = { firestore, services, browser, site, meter, signedIn };
          results.push(await measureSize(bench, size));
        }
        return results;
      },
      [proxy.browserFlag],
    );
  } finally {
    await services.close();
    await proxy.close();
    await site.close();
  }
}
