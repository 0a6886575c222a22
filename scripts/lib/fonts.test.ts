import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontsEnvironment, narrowFonts } from './fonts.ts';

const configuration = readFileSync(fontsEnvironment.FONTCONFIG_FILE, 'utf8');

test('lists folders that exist, and none of the machine’s fonts', () => {
  const folders = [...configuration.matchAll(/<dir prefix="relative">(.*)<\/dir>/g)].map(
    ([, folder = '']) => resolve(import.meta.dirname, folder),
  );
  expect(folders).toHaveLength(4);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(folders.every((folder) => folder.includes('node_modules'))).toBe(true);
  expect(configuration.match(/<dir/g)).toHaveLength(4);
  expect(configuration).not.toContain('<include');
});

test('maps the generic names to the narrow fonts', () => {
  for (const [name, family] of [
    ['system-ui', narrowFonts.text],
    ['sans-serif', narrowFonts.text],
    ['serif', narrowFonts.heading],
    ['monospace', narrowFonts.mono],
  ]) {
    expect(configuration).toContain(
      `<family>${name}</family><prefer><family>${family}</family></prefer>`,
    );
  }
  expect(configuration).not.toContain('DejaVu');
});
