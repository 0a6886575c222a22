import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from '#scripts/local/root.ts';

/** What git ignores: made by commands, or an owner's own settings. */
const ignored =
  /^(node_modules|dist|\.git|\.logs|\.local-data|test-results|screenshots|exports|\.env|\.env\.local|\.env\..*\.local|gha-creds-.*\.json)$/;

/** A copy of the repository in a folder of its own, as somebody gets it who clones it. */
export function copyOfRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) =>
      source === root ||
      !(ignored.test(basename(source)) || relative(root, source) === join('functions', 'lib')),
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
