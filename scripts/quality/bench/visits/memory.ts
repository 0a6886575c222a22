import { withBrowser } from '#scripts/lib/browsers.ts';
import { withProgress } from '#scripts/lib/progress.ts';
import { heapBytes } from '../reads/heap.ts';

const names = ['Current Rates', 'Calculator', 'Pre-Approval', 'Blog', 'Home'];
const pagesOfVisit = 50;
/** The most that memory may grow from the fifth page to the last, as a factor. */
const limit = 1.3;

/** A page's memory in bytes, after garbage collection. */
export interface Memory {
  afterFive: number;
  afterFifty: number;
}

/** Goes through the site's menu ten times, in one document, at full speed. */
export function measureMemory(url: string): Promise<Memory> {
  return withProgress('memory', (task) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      await page.goto(url);
      await page.waitForFunction(() => window.earlySubmit === null);
      const menu = page.getByRole('navigation', { name: 'Main' });
      let afterFive = 0;
      for (let visited = 0; visited < pagesOfVisit; visited++) {
        task.update({ done: visited, total: pagesOfVisit, unit: 'pages' });
        if (visited === names.length) afterFive = await heapBytes(devtools);
        const link = menu.getByRole('link', { name: names[visited % names.length] });
        const before = await page.title();
        await link.click();
        await page.waitForFunction((title) => document.title !== title, before);
        // Reads of the page that is left may still arrive.
        await page.waitForTimeout(300);
      }
      return { afterFive, afterFifty: await heapBytes(devtools) };
    }),
  );
}

/** Returns the growth of memory as a factor. */
export function growthOf({ afterFive, afterFifty }: Memory): number {
  return afterFifty / afterFive;
}

/** Returns what is wrong with the growth, in words; empty if it is within the limit. */
export function growthProblems(memory: Memory | undefined): string[] {
  if (!memory) return [];
  const growth = growthOf(memory);
  return growth > limit ? [`memory grows ${growth.toFixed(2)}-fold, above ${limit}`] : [];
}
