import { join } from 'node:path';

/** As wide as Arial, Georgia and Courier New; fonts.conf makes them the default of the tests. */
export const narrowFonts = { text: 'Arimo', heading: 'Gelasio', mono: 'Cousine' };

/**
 * The environment variables that make a browser on Linux use the project's fonts instead of the machine's.
 * Chromium, Firefox and WebKit all follow them.
 */
export const fontsEnvironment = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
