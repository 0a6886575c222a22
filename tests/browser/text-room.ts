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
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe('32px');
}

/**
 * Fails when the page scrolls sideways at that width, or a box cuts off text, in narrow or wide
 * fonts.
 */
export async function expectRoomForTexts(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  for (const fonts of fontWidths) {
    await showIn(page, fonts);
    await expectFits(page, `a screen of ${width} px in ${fonts} fonts`);
    expect(await page.evaluate(cutTexts), `text that is cut off in ${fonts} fonts`).toEqual([]);
  }
}

/**
 * Runs in the page. An excerpt that is cut after some lines is fine, because its link has the whole
 * text.
 */
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
