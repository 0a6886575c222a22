import { Failure } from '../../lib/failure.ts';
import { withProgress } from '../../lib/progress.ts';
import { ask } from '../hosting/ask.ts';
import { passes } from './check.ts';
import { smokeChecks } from './checks.ts';
import { publicPaths } from './public-paths.ts';
import { isLocal } from './site-origin.ts';
import { visitSite } from './visit.ts';

/**
 * Checks a running site from outside and prints a line for each check.
 *
 * @param origin such as `https://keystead.example`
 * @returns the number of failed checks
 * @throws Failure if the site does not respond at all
 */
export async function smoke(origin: string): Promise<number> {
  const askSite = (path: string) => ask(origin, path);
  await askSite('/').catch((cause) => {
    throw new Failure(`Nothing answers at ${origin}.`, { cause });
  });
  const { pages, visit } = await withProgress('visit', async () => ({
    pages: await Promise.all((await publicPaths()).map(askSite)),
    visit: await visitSite(origin),
  }));
  const site = { origin, local: isLocal(origin), pages, visit, ask: askSite };
  let failed = 0;
  for (const check of smokeChecks) if (!(await passes(check, site))) failed += 1;
  return failed;
}
