import type { Page } from '@playwright/test';
import { site } from '#src/site.ts';

/** A file that is not a page, from which the origin's storage can be set before a page opens. */
export const plainFile = '/robots.txt';

/** Stores answers in the tab as if they had just been typed, so that a form opens at any step. */
export async function rememberAnswers(
  page: Page,
  form: 'quote' | 'leadBuyer',
  answers: object,
): Promise<void> {
  await page.goto(plainFile);
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value })),
    [`${site.slug}.${form}`, answers] as const,
  );
}

/** Returns the values that the tab's storage has; null stands for one whose time is over. */
export function rememberedValues(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    Object.values({ ...sessionStorage }).map((text) => JSON.parse(text).value),
  );
}
