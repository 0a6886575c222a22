import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '#scripts/lib/root.ts';

/** What git ignores: output of commands, or an owner's own settings. */
const ignoredAnywhere = /^(node_modules|dist|\.env|\.env\.local|\.env\..*\.local)$/;
const ignored =
  /^(functions\/lib|\.git|\.logs|\.local-data|test-results|screenshots|exports|gha-creds-.*)$/;

/** Copies the repository to a folder of its own, as a fresh clone would be. Its path has a space. */
export function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'a repository-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) =>
      !ignoredAnywhere.test(basename(source)) &&
      !ignored.test(relative(root, source).replaceAll('\\', '/')),
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
