import { createServer } from 'vite';
import { Failure } from '../../lib/failure.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects, siteVariables } from '../../local/stack.ts';
import { lineOf, runCheck } from './check.ts';
import { ask } from './headers.ts';
import { siteChecks } from './site-checks.ts';
import { visitSite } from './visit.ts';

type Routes = typeof import('#src/app/routes.ts');

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Checks a running site from outside and prints a line for each check. A check that throws has found a
 * fault.
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
  for (const check of Object.values(siteChecks)) {
    const finding = await runCheck(check, site, ({ message }) => message);
    console.log(lineOf(finding));
    if (finding.faults.length > 0) failed += 1;
  }
  return failed;
}

/**
 * Returns the origin of the site to check.
 *
 * @param address such as `https://keystead.example` or `http://127.0.0.1:5000`
 * @throws Failure for anything that is not an origin, and for http:// of another machine
 */
export function siteOrigin(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    `${url.pathname}${url.search}${url.hash}` !== '/'
  ) {
    throw new Failure(
      'Name the site to check, without a path: npm run smoke -- https://your-site.example',
    );
  }
  if (url.protocol === 'http:' && !isLocal(url.origin)) {
    throw new Failure(`A live site is checked over https: npm run smoke -- https://${url.host}`);
  }
  return url.origin;
}

/** Whether an origin is on this machine, under the emulators. */
export function isLocal(origin: string): boolean {
  return loopback.has(new URL(origin).hostname);
}

/** Returns the addresses of all routes without parameters. */
async function publicPaths(): Promise<string[]> {
  Object.assign(process.env, siteVariables(projects.test));
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  try {
    const { routes } = (await vite.ssrLoadModule('/src/app/routes.ts')) as Routes;
    return routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  } finally {
    await vite.close();
  }
}
