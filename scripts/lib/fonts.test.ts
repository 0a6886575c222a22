import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsEnvironment, narrowFonts, wideFonts } from './fonts.ts';

const configuration = () => readFileSync(fontsEnvironment().FONTCONFIG_FILE, 'utf8');
const contents = (element: string) =>
  [...configuration().matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'g'))].map(
    ([, content]) => content ?? '',
  );

test('lists folders that exist, and none of the machine’s fonts', () => {
  const folders = contents('dir');
  expect(folders).toHaveLength(4);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(folders.every((folder) => folder.includes('node_modules'))).toBe(true);
  expect(configuration()).not.toContain('<include');
});

test('maps the generic names to the narrow fonts', () => {
  for (const [name, family] of [
    ['system-ui', narrowFonts.text],
    ['sans-serif', narrowFonts.text],
    ['serif', narrowFonts.heading],
    ['monospace', narrowFonts.mono],
  ]) {
    expect(configuration()).toContain(
      `<family>${name}</family><prefer><family>${family}</family></prefer>`,
    );
  }
  for (const family of Object.values(wideFonts)) expect(configuration()).not.toContain(family);
});

test('writes the same file on every call', () => {
  expect(fontsEnvironment()).toEqual(fontsEnvironment());
});
