import { expect, type Page } from '@playwright/test';

/**
 * Fails with the controls that only their background sets apart. Forced colors remove it, so a
 * border must remain.
 */
export async function expectBordersInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  const filled = await page.evaluate(markFilledControls);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(markedWithoutBorder), 'controls without a border').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(filled, 'filled controls on the page').toBeGreaterThan(0);
}

/** Runs in the page. */
function markFilledControls(): number {
  const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (control) => {
      const { backgroundColor } = getComputedStyle(control);
      return control.checkVisibility() && !/, 0\)$|transparent/.test(backgroundColor);
    },
  );
  for (const control of controls) control.setAttribute('data-filled', '');
  return controls.length;
}

/**
 * Runs in the page. The system draws checkboxes and sliders itself, and the skip link is visible
 * only with the focus ring.
 */
function markedWithoutBorder(): string[] {
  return [
    ...document.querySelectorAll(
      '[data-filled]:not([type=checkbox], [type=radio], [type=range], .skip-link)',
    ),
  ]
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return !hasBorder && outlineStyle === 'none';
    })
    .map((control) => control.outerHTML.slice(0, 200));
}
