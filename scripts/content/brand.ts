import { spawnSync } from 'node:child_process';
import { crc32 } from 'node:zlib';
import type { ConsentWording } from '../../src/model/lead-forms/consent-wordings.ts';
import { site } from '../../src/site.ts';
import { root } from '../lib/root.ts';

export const cardFile = 'public/images/social-card.png';
export const readmeFile = 'README.md';
const wordingsFile = 'src/model/lead-forms/consent-wordings.ts';

/**
 * Returns which files show another name, tagline or slug than `src/site.ts`, where none of them can be read when
 * the site is built.
 *
 * @param read returns a file's text, also of a picture; null if there is none
 * @returns one line for each file, which says what to do
 */
export function brandFaults(read: (path: string) => string | null): string[] {
  const shows = (path: string, text: string) => read(path)?.includes(text);
  return [
    ...[
      !shows(cardFile, cardDescription()) && cardFile,
      !shows(readmeFile, `# ${site.name}\n`) && readmeFile,
    ]
      .filter((file) => file !== false)
      .map((file) => `${file} shows another name or tagline than src/site.ts: npm run rebrand.`),
    ...(shows('firestore.rules', `quote.source == '${site.slug}'`)
      ? []
      : [
          `firestore.rules refuses quotes with the source '${site.slug}', the slug of src/site.ts: put it there.`,
        ]),
  ];
}

/** Returns README.md with the site's name as its title. */
export function titledReadme(readme: string): string {
  return readme.replace(/^# .*$/m, () => `# ${site.name}`);
}

/** Returns the card's PNG with a chunk that says what it was drawn with. */
export function describedCard(png: Buffer): Buffer {
  const type = Buffer.from('iTXt');
  const data = Buffer.from(`Description\0\0\0\0\0${cardDescription()}`);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(Buffer.concat([type, data])));
  // The signature of eight bytes, and the header's chunk of 25.
  const start = 33;
  return Buffer.concat([png.subarray(0, start), length, type, data, check, png.subarray(start)]);
}

function cardDescription(): string {
  return JSON.stringify([site.name, site.tagline]);
}

/** Returns the names in which consents ask. */
export function namesIn(wordings: readonly ConsentWording[]): Set<string> {
  const asks = /^I agree that (.+?)(?:, and up to | may contact me )/;
  return new Set(
    wordings.map(({ text }) => asks.exec(text)?.[1]).filter((name) => name !== undefined),
  );
}

/**
 * Returns where a name stands in the repository's texts, except for the published consents, which keep it.
 *
 * @returns `path:line:` with the text of the line
 */
export function linesWith(name: string): string[] {
  const args = [
    'grep',
    '--no-index',
    '--exclude-standard',
    '-InFi',
    '-e',
    name,
    '--',
    '.',
    `:!${wordingsFile}`,
  ];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
