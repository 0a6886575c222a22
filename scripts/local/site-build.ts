import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { logPath } from '../lib/logs.ts';
import { runToEnd } from '../lib/processes.ts';
import { root } from '../lib/root.ts';

/**
 * Builds the site for the local stack into dist/, in a process of its own: a build changes the
 * environment of the process that it runs in.
 *
 * @param allowEmpty whether the database may have no posts and no rates
 * @throws Failure when it does not build
 */
export async function buildLocalSite(
  projectId: string,
  { allowEmpty = false } = {},
): Promise<void> {
  const name = 'site-build';
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [
      join(root, 'scripts/build/build-local.ts'),
      projectId,
      ...(allowEmpty ? ['--allow-empty'] : []),
    ],
    shownAs: 'build',
    reportsProgress: true,
  });
  if (code !== 0) throw new Failure('The site does not build.', { log: logPath(name) });
}
