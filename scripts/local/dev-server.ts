import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import { Child } from '../lib/processes.ts';
import { viteCli } from '../lib/tools.ts';
import { host, ports, siteUrlOf, siteVariables } from './stack.ts';

export interface DevServer {
  url: string;
  /** Settles if it ends on its own. */
  ended: Promise<Failure>;
}

/**
 * Serves the site from its source, reloading as it is edited.
 *
 * @throws Failure if it does not start
 */
export async function startDevServer(projectId: string): Promise<DevServer> {
  const url = siteUrlOf(projectId);
  const child = new Child({
    name: 'site',
    command: process.execPath,
    args: [
      viteCli,
      '--host',
      host,
      '--port',
      `${ports.site}`,
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    env: { ...process.env, ...siteVariables(projectId) },
    output: 'both',
  });
  const ended = child.exited.then(
    ({ code, signal }) =>
      new Failure(`The site's server stopped by itself (${signal ?? `exit ${code}`}).`, {
        log: child.log,
      }),
    (error: Failure) => error,
  );
  const outcome = await Promise.race([ended, untilAnswering(url)]);
  if (outcome instanceof Failure) throw outcome;
  return { url, ended };
}

async function untilAnswering(url: string): Promise<Failure | null> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return null;
    await delay(100);
  }
  return new Failure(`The site's server does not answer on ${url}.`);
}
