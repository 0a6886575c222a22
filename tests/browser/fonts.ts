import type { Page } from '@playwright/test';
import { narrowFonts } from '#scripts/lib/fonts.ts';

/** The usual families, and some about a fifth wider: what fits in both fits in any that a visitor has. */
const fontSets = {
  wide: { text: 'DejaVu Sans', heading: 'DejaVu Serif' },
  narrow: narrowFonts,
} as const;

export type FontWidth = keyof typeof fontSets;
/** Narrow comes last, so that the rest of a test runs in the usual fonts. */
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
