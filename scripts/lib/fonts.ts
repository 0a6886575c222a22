import { join } from 'node:path';

export interface FontSet {
  text: string;
  heading: string;
  mono: string;
}

/** As wide as Arial, Georgia and Courier New; fonts.conf makes them the default of the tests. */
export const narrowFonts: FontSet = { text: 'Arimo', heading: 'Gelasio', mono: 'Cousine' };

/** About a fifth wider: text that fits in them fits in any font that a visitor is likely to have. */
export const wideFonts: FontSet = {
  text: 'DejaVu Sans',
  heading: 'DejaVu Serif',
  mono: 'DejaVu Sans Mono',
};

/**
 * The environment variables that make a browser on Linux use the project's fonts instead of the machine's.
 * Chromium, Firefox and WebKit all follow them.
 */
export const fontsEnvironment = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
