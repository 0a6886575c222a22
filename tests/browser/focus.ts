import { expect, type Page } from '@playwright/test';

/** Fails without a visible focus, or when it is out of view or fully covered (WCAG 2.4.7, 2.4.11). */
export const expectFocusSeen = (page: Page): Promise<void> => expectNoFault(page, false);

/**
 * Fails like `expectFocusSeen`, and when anything covers a part of the focused element (WCAG 2.4.12), when it
 * reaches beyond the screen's width, or when the page scrolls sideways. Of a field with lines of text, a part is
 * enough.
 */
export const expectFocusClear = (page: Page): Promise<void> => expectNoFault(page, true);

async function expectNoFault(page: Page, isWhole: boolean): Promise<void> {
  await expect
    .poll(() => page.evaluate(focusFault, isWhole), 'what is wrong with the focus')
    .toBe('');
}

/** Runs in the page. Returns what is wrong with the focus, or '' when nothing is. */
function focusFault(isWhole: boolean): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has it';
  const name = element.outerHTML.slice(0, 200);

  const hasRing = (of: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const closest = [element, element.parentElement, element.closest('article, li'), ...labels];
  // Within a field of a date, the browser draws the ring of the button that opens its calendar.
  const isDate = element instanceof HTMLInputElement && element.type === 'date';
  if (!isDate && !closest.some((of) => of && hasRing(of))) return `no ring around ${name}`;

  const isLongText = element.matches('textarea, [contenteditable]');
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const parts = (from: number, to: number) => [0.1, 0.5, 0.9].map((p) => from + (to - from) * p);
  const isHit = (shown: Element, left: number, top: number) =>
    shown.contains(document.elementFromPoint(left, top));
  const isInSight = (shown: Element) =>
    [...shown.getClientRects()].some(({ top: from, right, bottom: to, left: start }) => {
      // Of a long text, the line with the cursor may be all that is in view.
      const tops = isLongText
        ? parts(Math.max(from, 0), Math.min(to, clientHeight))
        : parts(from, to);
      return tops.some((top) => parts(start, right).some((left) => isHit(shown, left, top)));
    });
  if (![element, ...labels].some(isInSight)) return `out of sight or covered: ${name}`;
  if (!isWhole) return '';

  if (scrollWidth > clientWidth) return `the page scrolls sideways at ${name}`;
  const boxes = [...element.getClientRects()];
  if (boxes.some(({ left, right }) => left < 0 || right > clientWidth)) {
    return `beyond the screen's width: ${name}`;
  }
  const isWholeSeen = boxes.every((box) =>
    parts(box.top, box.bottom).every((top) =>
      // The corners of a round radio button belong to its label.
      parts(box.left, box.right).every((left) =>
        [element, ...labels].some((shown) => isHit(shown, left, top)),
      ),
    ),
  );
  return isLongText || isWholeSeen ? '' : `partly covered: ${name}`;
}
