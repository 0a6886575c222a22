import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../lib/logs.ts';
import { root } from '../../lib/root.ts';

/** File with the last commit for which all of `npm test` was green, relative to the repository. */
export const greenRunPath = join(logFolder, 'green-commit');

/** Returns the checked out commit; null if there are changes or no git. */
export function shownCommit(): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/** Records the commit for which every check was green; null removes the record. */
export function noteGreenRun(commit: string | null): void {
  const file = join(root, greenRunPath);
  if (commit) writeFileSync(file, `${commit}\n`);
  else rmSync(file, { force: true });
}
