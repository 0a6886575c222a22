import type { Page } from '@playwright/test';
import { narrowFonts } from '#scripts/lib/fonts.ts';

/**
 * The font families that every layout must support: the usual ones, and some about a fifth wider. Text that fits in
 * those fits in any font that a visitor is likely to have.
 */
const fontSets = {
  narrow: narrowFonts,
  wide: { text: 'DejaVu Sans', heading: 'DejaVu Serif' },
} as const;

export type FontWidth = keyof typeof fontSets;
export const fontWidths = Object.keys(fontSets) as FontWidth[];

/** Shows the open page in these fonts until it is reloaded. */
export async function showIn(page: Page, width: FontWidth): Promise<void> {
  await page.evaluate(adoptFonts, fontSets[width]);
}

/** Shows every page that is opened from now on in these fonts, from its first paint. */
export async function openIn(page: Page, width: FontWidth): Promise<void> {
  await page.addInitScript(adoptFonts, fontSets[width]);
}

declare global {
  interface Window {
    /** The style sheet that holds the fonts that a test chose. */
    chosenFonts?: CSSStyleSheet;
  }
}

/** Runs in the page. */
function adoptFonts({ text, heading }: { text: string; heading: string }): void {
  if (!window.chosenFonts) {
    // The site's policy forbids a new <style> but allows this.
    window.chosenFonts = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.chosenFonts];
  }
  window.chosenFonts.replaceSync(
    `:root { --font-text: "${text}" !important; --font-heading: "${heading}" !important; }`,
  );
}
