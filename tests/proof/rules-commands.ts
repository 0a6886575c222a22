import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * Returns the rules after a command of docs/deploying.md, "When somebody reads too much".
 *
 * @param part what only this command writes into the rules
 */
export function changedRules(part: string): string {
  const commands = read('docs/deploying.md').matchAll(
    /perl -pi -e 's\/(.+?)\/(.+?)\/' firestore\.rules/g,
  );
  const [, pattern = '', replacement = ''] =
    [...commands].find(([, , written]) => written?.includes(part)) ?? [];
  return read('firestore.rules')
    .split('\n')
    .map((line) => line.replace(new RegExp(pattern), replacement))
    .join('\n');
}
