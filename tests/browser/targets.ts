import { expect, type Page } from '@playwright/test';

/** WCAG 2.5.8 requires 24 px. The site's own rule is 44 px. */
const minTargetPx = 44;

/**
 * Fails with the controls that are lower than 44 px. Links in running text are as high as its
 * lines, which WCAG allows.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets, minTargetPx), 'targets that are too small').toEqual([]);
}

/** Runs in the page. */
function smallTargets(smallest: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [contenteditable=true]';

  /**
   * Returns the area that can be pressed: the control with its label and the row that they share.
   */
  const pressable = (control: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, ...labels];
  };
  const isInSentence = (control: Element) => {
    if (!(control instanceof HTMLAnchorElement)) return false;
    const text = control.closest('p, li, dd, td, figcaption, label')?.textContent ?? '';
    const isInline = getComputedStyle(control).display === 'inline';
    return isInline && text.trim().length > (control.textContent ?? '').trim().length;
  };

  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !isInSentence(control) && !control.matches('[class*=hidden], .skip-link'))
    .filter((control) =>
      pressable(control).every((part) => part.getBoundingClientRect().height < smallest - 0.5),
    )
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`;
    });
}
