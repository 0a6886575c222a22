import { join } from 'node:path';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import { artSheet } from './art-sheet.ts';

/** Takes screenshots of all pictures of the site: one sheet by day, one by night. */
export async function screenshotArt(): Promise<void> {
  const files = await withProgress('pictures', () =>
    withBrowser((browser) => artSheet(browser, join(root, 'screenshots'))),
  );
  for (const file of files) console.log(file);
}
