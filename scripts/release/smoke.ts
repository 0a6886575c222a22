import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { site } from '#src/site.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { withProgress } from '../lib/processes.ts';
import { printFinding, runChecks } from './checks/check.ts';
import { ask } from './checks/headers.ts';
import { siteChecks } from './checks/site-checks.ts';
import { visitSite } from './checks/visit.ts';

/** Returns the origin of the site to check; refuses what is no origin, and http:// of another machine. */
export function siteOrigin(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  if (!isOrigin) {
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
function isLocal(origin: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
}

if (import.meta.main) {
  runCommand(async () => {
    const origin = siteOrigin(process.argv[2] ?? site.url);
    console.log(`Looking at ${origin} …`);
    const askSite = (path: string) => ask(origin, path);
    await askSite('/').catch((cause) => {
      throw new Failure(`Nothing answers at ${origin}.`, { cause });
    });
    const findings = await withProgress('visit', async () => {
      const pages = await Promise.all(publicPaths.map(askSite));
      const visit = await visitSite(origin);
      const subject = { origin, local: isLocal(origin), pages, visit, ask: askSite };
      return runChecks(Object.values(siteChecks), subject);
    });
    for (const line of findings.flatMap((finding) => printFinding(finding, 1))) console.log(line);
    const failed = findings.filter(({ faults }) => faults.length > 0).length;
    console.log(failed === 0 ? 'All is well.' : `${failed} of the checks failed.`);
    return failed === 0 ? 0 : 1;
  });
}
