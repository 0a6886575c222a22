import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  consentWordings,
  leadBuyerConsentText,
  quoteConsentText,
} from '../../src/model/lead-forms/consent-wordings.ts';
import { site } from '../../src/site.ts';
import { root } from '../lib/root.ts';
import {
  brandFaults,
  cardFile,
  describedCard,
  linesWith,
  namesIn,
  readmeFile,
  titledReadme,
} from './brand.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('brandFaults', () => {
  it('the files that no build can write say the same as src/site.ts', () => {
    expect(brandFaults(read)).toEqual([]);
  });

  it.each([
    ['a card of another name', cardFile, JSON.stringify(['Old Name', site.tagline])],
    ['a card of another tagline', cardFile, JSON.stringify([site.name, 'Old tagline'])],
    ['a README with a longer name', readmeFile, `# ${site.name} Old\n`],
    ['no README', readmeFile, null],
  ])('names %s', (_, changed, text) => {
    expect(brandFaults((path) => (path === changed ? text : read(path)))).toEqual([
      `${changed} shows another name or tagline than src/site.ts: npm run rebrand.`,
    ]);
  });

  it('names rules that refuse the source of the quotes', () => {
    const rules = read('firestore.rules').replaceAll(`'${site.slug}'`, "'old'");
    expect(brandFaults((path) => (path === 'firestore.rules' ? rules : read(path)))).toEqual([
      `firestore.rules refuses quotes with the source '${site.slug}', the slug of src/site.ts: put it there.`,
    ]);
  });
});

it('gives README.md the name as its title, and leaves the rest', () => {
  expect(titledReadme('# Old Name\n\ntext\n\n# Old Name\n')).toBe(
    `# ${site.name}\n\ntext\n\n# Old Name\n`,
  );
});

it('adds what the card was drawn with to its PNG, which stays whole', () => {
  const png = describedCard(readFileSync(join(root, 'public/icon-192.png')));
  const chunks: string[] = [];
  for (let start = 8; start < png.length; ) {
    const end = start + 8 + png.readUInt32BE(start);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(start + 4, end)));
    chunks.push(png.toString('utf8', start + 4, end));
    start = end + 4;
  }
  expect(chunks[0]).toMatch(/^IHDR/);
  expect(chunks[1]).toBe(`iTXtDescription\0\0\0\0\0${JSON.stringify([site.name, site.tagline])}`);
  expect(chunks.at(-1)).toBe('IEND');
});

describe('namesIn', () => {
  it.each(["O'Neil & Sons, Inc.", 'Home and Hearth', 'Heartlandmortgages'])('finds %s', (name) => {
    for (const text of [quoteConsentText(name, 3), leadBuyerConsentText(name)]) {
      expect([...namesIn([{ since: '2027-01-02', text }])]).toEqual([name]);
    }
  });

  it('finds a name in each published wording', () => {
    for (const wording of Object.values(consentWordings).flat()) {
      expect(namesIn([wording])).toHaveLength(1);
    }
  });
});

it('finds the lines with a name, except for the published consents', () => {
  const lines = linesWith(site.name.toUpperCase());
  expect(lines).toContainEqual(expect.stringMatching(/^src\/site\.ts:\d+:const name = /));
  expect(
    lines.filter((line) => line.startsWith('src/model/lead-forms/consent-wordings.ts')),
  ).toEqual([]);
});
