import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasuredPage } from './measured-pages.ts';
import { barePage, twinFolder, twinOf } from './twin.ts';

/** Address of the page that loads nothing. */
export const barePath = '/bare';

/** Returns the controls of the measured pages by their paths: a twin of each, and the bare page. */
export async function controlsOf(
  pages: readonly MeasuredPage[],
  dist: string,
): Promise<Record<string, string>> {
  const twins = pages.map(async ({ path }): Promise<[string, string]> => {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    return [twinFolder + path, twinOf(await readFile(join(dist, file), 'utf8'))];
  });
  return { ...Object.fromEntries(await Promise.all(twins)), [barePath]: barePage };
}
