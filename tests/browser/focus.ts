import { expect, type Page } from '@playwright/test';

/**
 * Fails when nothing has focus, the focus is not visible, or the focused element is out of view or
 * fully covered (WCAG 2.4.7 and 2.4.11).
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault), 'what is wrong with the focus').toBe('');
}

/** Runs in the page. Returns what is wrong with the focus, or '' when nothing is. */
function focusFault(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has it';
  const name = element.outerHTML.slice(0, 200);

  const hasRing = (of: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const closest = [element, element.parentElement, element.closest('article'), ...labels];
  if (!closest.some((of) => of && hasRing(of))) return `no ring around ${name}`;

  const thirds = (from: number, length: number) => [0.1, 0.5, 0.9].map((p) => from + length * p);
  const isInSight = (shown: Element) =>
    [...shown.getClientRects()].some(({ x, y, width, height }) =>
      thirds(x, width).some((left) =>
        thirds(y, height).some((top) => shown.contains(document.elementFromPoint(left, top))),
      ),
    );
  const isSeen = [element, ...labels].some(isInSight);
  return isSeen ? '' : `out of sight or covered: ${name}`;
}
