import { join } from 'node:path';
import { withProgress } from '../local/progress.ts';
import { root } from '../local/root.ts';
import { artSheet } from './art-sheet.ts';
import { withBrowser } from './with-browser.ts';

/** Takes pictures of every picture of the site: one sheet by day, one by night. */
export async function screenshotArt(): Promise<void> {
  const files = await withProgress('pictures', () =>
    withBrowser((browser) => artSheet(browser, join(root, 'screenshots'))),
  );
  for (const file of files) console.log(file);
}
