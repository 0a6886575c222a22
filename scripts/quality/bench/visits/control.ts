import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { twinOf } from '../pages/twin.ts';

/** Returns the twins without scripts of all pages of the built site, by path. */
export async function controlPages(dist: string): Promise<Record<string, string>> {
  const twins: Record<string, string> = {};
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const path = `/${file}`.replace(/[.]html$/, '').replace(/^[/]index$/, '/');
    twins[path] = twinOf(await readFile(join(dist, file), 'utf8'));
  }
  return twins;
}
