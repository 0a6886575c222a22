import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { imagesFolder } from '../art/pictures.ts';

type Time = 'day' | 'night';

const schemes = { day: 'light', night: 'dark' } as const;

const publicFolder = join(imagesFolder, '..');

/**
 * Renders all of the site's pictures side by side with their names, as wide as on a card, and its icons in
 * their usual sizes: once by day, once by night.
 *
 * @returns the files written to the folder
 */
export async function artSheet(browser: Browser, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const time of ['day', 'night'] as const) {
    const sheet = join(folder, `art-${time}.html`);
    writeFileSync(sheet, sheetDocument(time));
    const colorScheme = schemes[time];
    const page = await browser.newPage({ colorScheme, viewport: { width: 1376, height: 800 } });
    await page.goto(pathToFileURL(sheet).href);
    const file = join(folder, `art-${time}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    files.push(file);
  }
  return files;
}

/**
 * Returns the pictures for a time of day: of a pair, such as hero and hero-night, only the matching
 * one.
 */
function picturesOf(time: Time): string[] {
  const all = globSync('**/*.{svg,png}', { cwd: imagesFolder }).sort();
  const nights = all.filter((name) => name.endsWith('-night.svg'));
  const days = nights.map((name) => name.replace('-night', ''));
  const other = time === 'day' ? nights : days;
  return all.filter((name) => !other.includes(name));
}

function sheetDocument(time: Time): string {
  const figures = picturesOf(time).map((name) => figure(name, image(join('images', name))));
  const favicons = [16, 24, 32, 48].map((size) => image('favicon.svg', size)).join(' ');
  const icons = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map((name) =>
    figure(name, image(name, 96)),
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>
:root { color-scheme: light dark; font: 13px system-ui; }
body { display: grid; grid-template-columns: repeat(4, 320px); gap: 16px; margin: 24px; }
figure { margin: 0; }
img:not([width]) { width: 320px; height: 180px; object-fit: contain; border-radius: 12px; }
</style>
${[...figures, figure('favicon.svg', favicons), ...icons].join('\n')}
`;
}

function figure(name: string, images: string): string {
  return `<figure>${images}<figcaption>${name}</figcaption></figure>`;
}

function image(name: string, size?: number): string {
  const { href } = pathToFileURL(join(publicFolder, name));
  return `<img src="${href}"${size ? ` width="${size}"` : ''} alt="">`;
}
