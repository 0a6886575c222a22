import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultImages, fallbackImages } from '../../../src/domain/posts/post-images.ts';
import { stateImageRotation } from '../../../src/domain/posts/state-images.ts';
import { usStates } from '../../../src/lib/us-states.ts';
import { root } from '../../lib/root.ts';
import { drawPictures, imagesFolder } from './pictures.ts';

const drawn = await drawPictures();
const drawnByHand = ['hero', 'hero-night', 'not-found', 'not-found-night'];

it('has a scene for every picture, except those drawn by hand', () => {
  const kept = globSync('**/*.svg', { cwd: imagesFolder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const expected = [...drawnByHand, ...drawn.map(({ name }) => name)].map((name) => `${name}.svg`);
  expect(kept.sort()).toEqual(expected.sort());
});

it('has a social card of the size that shared links show, below 80 KB', () => {
  const png = readFileSync(join(imagesFolder, 'social-card.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(80_000);
});

describe.each(drawn)('picture $name', ({ file, size: [width, height], svg }) => {
  it('matches the output of the generator', () => {
    expect(readFileSync(file, 'utf8')).toBe(svg);
  });

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(20_000);
  });

  it('says its size', () => {
    const [root] = /<svg[^>]*>/.exec(svg) ?? [''];
    expect(root).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it('has one lit window', () => {
    expect(svg.match(/class="lit"/g)).toHaveLength(1);
  });

  it('has no missing number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has no text, no bitmap, no script and nothing from elsewhere', () => {
    expect(svg).not.toMatch(
      /<text|<image|<script|<foreignObject|<use|\son\w+=|href|url\(|@import/i,
    );
  });
});

it('has every picture that posts use', () => {
  const nextImage = stateImageRotation();
  const ofStates = [...usStates, 'Boston'].flatMap((state) =>
    [1, 2, 3].map(() => nextImage(state)),
  );
  for (const image of new Set([...fallbackImages, ...Object.values(defaultImages), ...ofStates])) {
    expect(existsSync(join(root, 'public', image)), image).toBe(true);
  }
});
