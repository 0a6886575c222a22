import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '#scripts/lib/root.ts';

/** What git ignores: output of commands, or an owner's own settings. */
const ignoredAnywhere = /^(node_modules|dist|\.env|\.env\.local|\.env\..*\.local)$/;
const ignored =
  /^((functions|mailer)\/lib|\.(git|firebase|firebase\.local\.json|logs|local-data|mails)|test-results|screenshots|gha-creds-.*)$/;

/** Whether a file or folder of the repository would be in a fresh clone. */
function isCommitted(path: string): boolean {
  return (
    !ignoredAnywhere.test(basename(path)) &&
    !ignored.test(relative(root, path).replaceAll('\\', '/'))
  );
}

/** Returns the paths of all files that a fresh clone has, relative to the repository. */
export function committedFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isCommitted(path)) return [];
    return entry.isDirectory()
      ? committedFiles(path)
      : [relative(root, path).replaceAll('\\', '/')];
  });
}

/** Copies the repository, perhaps with its packages, to a folder like a fresh clone; its path has a space. */
export function copyOfRepository({ withPackages = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'a repository-'));
  cpSync(root, folder, { recursive: true, filter: isCommitted });
  if (withPackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
