import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const readColors = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
const [light, dark] = tokens.split('prefers-color-scheme: dark').map(readColors);
const schemes = { light, dark: { ...light, ...dark } };

/** What is drawn on which grounds: texts need a ratio of 4.5, the edges of controls 3 (WCAG 1.4.3 and 1.4.11). */
const pairs: [drawn: string, grounds: string[], ratio: number][] = [
  ['ink', ['paper', 'card', 'brand-soft', 'error-soft', 'good-soft'], 4.5],
  ['muted', ['paper', 'card', 'brand-soft'], 4.5],
  ['brand', ['paper', 'card', 'brand-soft'], 4.5],
  ['accent', ['paper', 'card'], 4.5],
  ['error', ['paper', 'card', 'error-soft'], 4.5],
  ['good', ['paper', 'card', 'good-soft'], 4.5],
  ['on-brand', ['brand'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['control', ['paper', 'card'], 3],
];

/** Returns the relative luminance of a color of WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(Object.entries(schemes))(
  'the %s colors have contrast on their grounds',
  (_scheme, colors) => {
    for (const [drawn, grounds, ratio] of pairs) {
      for (const ground of grounds) {
        const [darker = 0, lighter = 0] = [drawn, ground]
          .map((name) => luminance(colors?.[name] ?? ''))
          .toSorted((one, other) => one - other);
        const contrast = (lighter + 0.05) / (darker + 0.05);
        expect(contrast, `${drawn} on ${ground}`).toBeGreaterThanOrEqual(ratio);
      }
    }
  },
);
