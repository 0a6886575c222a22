import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../lib/logs.ts';
import { root } from '../../lib/root.ts';

/** Holds the commit for which all of `npm test` was green last, relative to the repository. */
export const greenRunPath = join(logFolder, 'green-commit');

/** The commit that the working tree shows exactly; null when something is changed or there is no git. */
export function shownCommit(): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/** Notes that every check was green for a commit, or forgets the last note when there is none. */
export function noteGreenRun(commit: string | null): void {
  const file = join(root, greenRunPath);
  if (commit) writeFileSync(file, `${commit}\n`);
  else rmSync(file, { force: true });
}
