import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { endTransitions } from '#tests/browser/appearances.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

/** Fails when forced colors show no difference between what is selected and what stands beside it. */
async function expectSelectionShown(page: Page, selected: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator(selected).first()).toBeVisible();
  await page.evaluate(endTransitions);
  const alike = await page.evaluate(findAlike, selected);
  expect(alike, 'what looks like what is selected').toEqual([]);
}

/** Runs in the page. Colors differ by the theme of the system, so lines and grounds tell states apart. */
function findAlike(selected: string): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (color: string) => color !== canvas && !/^rgba.*, 0\)$/.test(color);
  const marks = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`]),
    );
    return [
      ...sides,
      style.outlineStyle,
      style.textDecorationLine,
      isSeen(style.backgroundColor),
    ].join();
  };
  const others = (element: Element) =>
    [...document.querySelectorAll(element.tagName)].filter(
      (other) => other.className === element.className && !other.matches(selected),
    );
  return [...document.querySelectorAll(selected)].flatMap((element) =>
    others(element)
      .filter((other) => marks(other) === marks(element))
      .map((other) => other.outerHTML.slice(0, 200)),
  );
}

test('forced colors show which tab, topic and page is selected', async ({ page }) => {
  await openHydrated(page, paths.calculator);
  await expectSelectionShown(page, '[aria-selected=true]');
  await openHydrated(page, `${paths.blog}?tab=credit`);
  await expectSelectionShown(page, 'main [aria-current]');
  await openHydrated(page, paths.contact);
  await expectSelectionShown(page, 'footer [aria-current]');
});
