import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { imagesFolder } from '../art/pictures.ts';

const times = [
  { name: 'day', colorScheme: 'light' },
  { name: 'night', colorScheme: 'dark' },
] as const;

/**
 * All the site's pictures side by side with their names, as wide as on a card: once by day, once
 * by night.
 *
 * @returns the files written into the folder
 */
export async function artSheet(browser: Browser, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const sheet = join(folder, 'art.html');
  writeFileSync(sheet, sheetDocument(globSync('**/*.svg', { cwd: imagesFolder }).sort()));
  const files: string[] = [];
  for (const { name, colorScheme } of times) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1376, height: 800 } });
    await page.goto(pathToFileURL(sheet).href);
    const file = join(folder, `art-${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    files.push(file);
  }
  return files;
}

function sheetDocument(names: string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><img src="${pathToFileURL(join(imagesFolder, name)).href}" alt=""><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>
:root { color-scheme: light dark; font: 13px system-ui; }
body { display: grid; grid-template-columns: repeat(4, 320px); gap: 16px; margin: 24px; }
figure { margin: 0; }
img { width: 320px; height: 180px; object-fit: contain; border-radius: 12px; }
</style>
${figures.join('\n')}
`;
}
