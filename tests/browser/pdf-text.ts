import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Returns the text of a page on paper, as a PDF of Chromium has it, without white space. */
export async function printedText(page: Page): Promise<string> {
  const file = (await page.pdf()).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(number, readStream(body));
  }
  let text = '';
  for (const content of objects.values()) {
    let glyphs = new Map<string, string>();
    // A font is named for the number of its object.
    for (const [, font, shown] of content.matchAll(
      /\/F(\d+) [\d.]+ Tf|<([\da-f]+)>(?=.*T[jJ])/gi,
    )) {
      if (font) glyphs = readGlyphs(objects, font);
      for (const [glyph] of shown?.matchAll(/.{4}/g) ?? []) {
        text += glyphs.get(glyph.toLowerCase()) ?? '';
      }
    }
  }
  return text.normalize('NFKC').replace(/\s+/g, '');
}

function readStream(object: string): string {
  const [, head = '', data] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(object) ?? [];
  if (data === undefined || !head.includes('/FlateDecode')) return object;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** Returns the characters of a font's glyphs. */
function readGlyphs(objects: ReadonlyMap<string, string>, font: string): Map<string, string> {
  const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
  const glyphs = new Map<string, string>();
  for (const [, from = '', to, start = ''] of (objects.get(map) ?? '').matchAll(
    /<([\da-f]{4})> (?:<([\da-f]{4})> )?<([\da-f]{4,})>/gi,
  )) {
    const first = Number.parseInt(from, 16);
    for (let glyph = first; glyph <= Number.parseInt(to ?? from, 16); glyph++) {
      const characters = Buffer.from(start, 'hex').swap16();
      characters.writeUInt16LE(characters.readUInt16LE(0) + glyph - first);
      glyphs.set(glyph.toString(16).padStart(4, '0'), characters.toString('utf16le'));
    }
  }
  return glyphs;
}
