import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browsers.ts';
import type { Task } from '../../lib/progress.ts';
import { withProgress } from '../../lib/progress.ts';
import type { PictureSubject } from './addresses.ts';

/** How pages are shown in pictures. */
interface Look {
  screens: Readonly<Record<string, { width: number; height: number }>>;
  colorSchemes: readonly ('light' | 'dark')[];
  fullPage: boolean;
}

const everyLook: Look = {
  screens: { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } },
  colorSchemes: ['light', 'dark'],
  fullPage: true,
};

/**
 * Takes screenshots: `folder/quote-phone-dark.png` and so on.
 *
 * @param siteUrl address of the site, without a trailing slash
 * @param prepare runs first, such as signing in
 */
export async function takePictures(
  siteUrl: string,
  subjects: readonly PictureSubject[],
  folder: string,
  prepare: (page: Page) => Promise<void> = async () => {},
  { screens, colorSchemes, fullPage }: Look = everyLook,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const total = Object.keys(screens).length * colorSchemes.length * subjects.length;
  let done = 0;
  const take = async (browser: Browser, task: Task) => {
    for (const [screen, viewport] of Object.entries(screens)) {
      for (const colorScheme of colorSchemes) {
        const page = await newPage(browser, viewport, colorScheme);
        await prepare(page);
        for (const { name, path, from } of subjects) {
          task.update({ done: done++, total, unit: 'pictures' });
          await page.goto(siteUrl + path);
          await settle(page);
          if (from) await page.locator(from).first().evaluate(scrollNear);
          const file = join(folder, `${name}-${screen}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage });
        }
        await page.context().close();
      }
    }
  };
  await withProgress('pictures', (task) => withBrowser((browser) => take(browser, task)));
}

async function newPage(
  browser: Browser,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Waits for the page's script, and loads what is lazy by scrolling. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Scrolls an element to the top of the window, with some room above it. */
function scrollNear(element: Element): void {
  scrollTo(0, scrollY + element.getBoundingClientRect().top - 24);
}
