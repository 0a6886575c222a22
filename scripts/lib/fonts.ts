import { join } from 'node:path';

/** As wide as Arial, Georgia and Courier New; fonts.conf makes them the default of the tests. */
export const narrowFonts = { text: 'Arimo', heading: 'Gelasio', mono: 'Cousine' };

/** The variables that make all browsers on Linux use the project's fonts instead of the machine's. */
export const fontsEnvironment = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
