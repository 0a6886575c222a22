import { expect, type Page } from '@playwright/test';
import { fontWidths, showIn } from './fonts.ts';
import { expectFits } from './overflow.ts';

/** A phone, a tablet and a desktop. */
const everyWidth: readonly number[] = [320, 768, 1440];

/**
 * Fails when an amount, a rate or a word is cut off or broken across lines, an icon is squeezed, or
 * the page scrolls sideways, on any of these screens in narrow or wide fonts.
 */
export async function expectUnbroken(page: Page, shown: string, widths = everyWidth) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fonts of fontWidths) {
      await showIn(page, fonts);
      const where = `${shown} at ${width} px in ${fonts} fonts`;
      await expectFits(page, where);
      // The layout may follow a wider window a frame later.
      const broken = () => page.evaluate(brokenTexts);
      await expect.poll(broken, `broken or cut off: ${where}`).toEqual([]);
      expect(await page.evaluate(squeezedIcons), `icons: ${where}`).toEqual([]);
    }
  }
}

/** Runs in the page. Returns the amounts, rates and words that are broken or cut off. */
function brokenTexts(): string[] {
  // Longer words, such as addresses, may break or end in dots.
  const words = /(?<!\S)\S{1,30}(?!\S)/gu;
  const wholes = /\$?\d[\d,]*(?:\.\d+)?%?|\p{L}{2,}/gu;

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('.visually-hidden, .skip-link, svg, option, noscript') !== null;

  const isCut = ({ left, right }: DOMRect, element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      const isUnseen = clipPath === 'inset(50%)';
      if (isUnseen || overflowX === 'auto' || overflowX === 'scroll') return false;
      const edges = box.getBoundingClientRect();
      if (hides(overflowX) && (left < edges.left - 1 || right > edges.right + 1)) return true;
    }
    return false;
  };

  /** Returns the text nodes that read as one text with this one: React renders `{rate}%` as two. */
  const findRun = (first: Text) => {
    const run = [first];
    for (let next = first.nextSibling; next instanceof Text; next = next.nextSibling)
      run.push(next);
    return run;
  };

  const rangeIn = (run: Text[], start: number, end: number) => {
    const range = document.createRange();
    let passed = 0;
    for (const text of run) {
      const last = passed + text.data.length;
      if (start >= passed && start < last) range.setStart(text, start - passed);
      if (end > passed && end <= last) range.setEnd(text, end - passed);
      passed = last;
    }
    return range;
  };

  const wholesIn = (text: string) =>
    [...text.matchAll(words)].flatMap((word) =>
      [...word[0].matchAll(wholes)].map(({ 0: whole, index }) => ({
        whole,
        index: word.index + index,
      })),
    );

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const first = texts.currentNode as Text;
    const element = first.parentElement;
    if (!element || first.previousSibling instanceof Text || isHidden(element)) continue;
    const run = findRun(first);
    const joined = run.map(({ data }) => data).join('');
    for (const { whole, index } of wholesIn(joined)) {
      const lines = [...rangeIn(run, index, index + whole.length).getClientRects()].filter(
        ({ width }) => width > 0,
      );
      const [line] = lines;
      if (!line) continue;
      if (lines.some(({ top }) => Math.abs(top - line.top) > line.height / 2)) {
        found.push(`${whole} is broken in “${joined}”`);
      } else if (lines.some((part) => isCut(part, element))) {
        found.push(`${whole} is cut off in “${joined}”`);
      }
    }
  }
  return found;
}

/** Runs in the page. Returns the icons that are narrower or lower than they were drawn. */
function squeezedIcons(): string[] {
  return [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
    .filter((icon) => icon.checkVisibility())
    .flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect();
      const isSquare = Math.abs(width - height) < 0.5;
      return isSquare ? [] : [`${width}×${height} px: ${icon.outerHTML.slice(0, 120)}`];
    });
}
