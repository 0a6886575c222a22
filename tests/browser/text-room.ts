import { expect, type Page } from '@playwright/test';
import { fontWidths, showIn } from './fonts.ts';
import { expectFits } from './overflow.ts';

/** The text spacing that a reader may choose (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Spaces text as widely as a reader may. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((css) => {
    // The site's policy forbids a new <style> but allows this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

/** Doubles the browser's text size, as a reader sets it there (WCAG 1.4.4). */
export async function doubleTexts(page: Page): Promise<void> {
  await setFontSize(page, 32);
}

/** Sets the size of the browser's standard font, in which most lengths of the page are measured. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round((standard * 13) / 16) },
  });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe(`${standard}px`);
  await browser.detach();
}

interface Enlarged {
  factor: number;
  /** Whether lengths in rem stay. */
  alone: boolean;
}

/** A font of 24 px has enlarged lengths in rem more than 1.3 times. */
const enlargements: readonly Enlarged[] = [
  { factor: 1.3, alone: true },
  { factor: 2, alone: true },
  { factor: 2, alone: false },
];

/**
 * Fails when the page scrolls sideways or a control leaves the screen: on a very narrow phone, in a
 * larger standard font, and with texts that the browser enlarges without the page. In wide fonts.
 */
export async function expectRoomForLargeTexts(page: Page): Promise<void> {
  const size = page.viewportSize();
  const top = await page.evaluate(() => window.scrollY);
  await showIn(page, 'wide');
  await expectControlsOnScreen(page, 280, 'usual texts');
  await setFontSize(page, 24);
  await expectControlsOnScreen(page, 375, 'a font of 24 px');
  await setFontSize(page, 16);
  for (const { factor, alone } of enlargements) {
    await page.evaluate(enlargeTexts, { factor, alone });
    const texts = `texts enlarged ${factor} times${alone ? ' alone' : ''}`;
    await expectControlsOnScreen(page, 360, texts);
    await page.evaluate(enlargeTexts, { factor: 1, alone });
  }
  await showIn(page, 'narrow');
  if (size) await page.setViewportSize(size);
  // Where the test goes on, as if nothing had changed.
  await page.evaluate((y) => window.scrollTo(0, y), top);
}

async function expectControlsOnScreen(page: Page, width: number, texts: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const where = `a screen of ${width} px with ${texts}`;
  await expectFits(page, where);
  await expect.poll(() => page.evaluate(controlsBeyond), `controls beyond ${where}`).toEqual([]);
}

/**
 * Runs in the page. Enlarges the texts and not the page: in Firefox with all that is measured by them, in
 * Android's web view alone. A factor of 1 ends it.
 */
function enlargeTexts({ factor, alone }: Enlarged): void {
  const elements = alone
    ? [...document.querySelectorAll<HTMLElement>('body, body *')]
    : [document.documentElement];
  for (const element of elements) {
    element.style.fontSize = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  if (factor === 1) return;
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of elements.entries()) {
    style.fontSize = `${(sizes[index] ?? 0) * factor}px`;
  }
}

/** Runs in the page. Returns the controls that are not on the screen and cannot be scrolled to. */
function controlsBeyond(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) =>
        !control.closest('.visually-hidden, .skip-link, [aria-hidden=true]') && !scrolls(control),
    )
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    })
    .map((control) => control.outerHTML.slice(0, 200));
}

/** Fails when the page scrolls sideways at that width or a box cuts off text, in narrow or wide fonts. */
export async function expectRoomForTexts(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  for (const fonts of fontWidths) {
    await showIn(page, fonts);
    await expectFits(page, `a screen of ${width} px in ${fonts} fonts`);
    expect(await page.evaluate(cutTexts), `text that is cut off in ${fonts} fonts`).toEqual([]);
  }
}

/** Runs in the page. An excerpt may be cut after some lines, because its link has the whole text. */
function cutTexts(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const elements = [...document.querySelectorAll('body *')];
  const isExcerpt = (box: Element) => getComputedStyle(box).webkitLineClamp !== 'none';
  const excerpts = elements.filter(isExcerpt);
  const boxes = elements.filter((box) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    return (hides(overflowX) || hides(overflowY)) && !isExcerpt(box) && box.clientWidth > 1;
  });

  const isCut = (box: Element) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.visually-hidden, svg')) continue;
      const excerpt = excerpts.find((one) => box.contains(one) && one.contains(texts.currentNode));
      range.selectNodeContents(texts.currentNode);
      for (const line of (excerpt ?? range).getClientRects()) {
        if (line.left < left - 1 || line.right > right + 1) return true;
        if (line.top < top - 1 || line.bottom > bottom + 1) return true;
      }
    }
    return false;
  };
  return boxes.filter(isCut).map((box) => box.outerHTML.slice(0, 200));
}
