import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontsEnvironment, narrowFonts } from './fonts.ts';

const configuration = readFileSync(fontsEnvironment.FONTCONFIG_FILE, 'utf8');

test('lists folders that exist, and none of the machine’s fonts', () => {
  const folders = [...configuration.matchAll(/<dir prefix="relative">(.*)<\/dir>/g)];
  expect(folders).toHaveLength(4);
  for (const [, folder = ''] of folders) {
    expect(folder).toContain('node_modules');
    expect(existsSync(resolve(import.meta.dirname, folder)), folder).toBe(true);
  }
  expect(configuration.match(/<dir/g)).toHaveLength(4);
  expect(configuration).not.toContain('<include');
});

test.each([
  ['system-ui', narrowFonts.text],
  ['sans-serif', narrowFonts.text],
  ['serif', narrowFonts.heading],
  ['monospace', narrowFonts.mono],
])('maps %s to %s', (name, family) => {
  expect(configuration).toContain(
    `<family>${name}</family><prefer><family>${family}</family></prefer>`,
  );
  expect(configuration).not.toContain('DejaVu');
});
