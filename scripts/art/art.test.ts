import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawPictures, imagesFolder } from './pictures.ts';

const drawn = await drawPictures();
const drawnByHand = ['hero', 'hero-night', 'not-found', 'not-found-night'];

it('knows every picture: each has a scene, but for those drawn by hand', () => {
  const kept = globSync('**/*.svg', { cwd: imagesFolder }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const expected = [...drawnByHand, ...drawn.map(({ name }) => name)].map((name) => `${name}.svg`);
  expect(kept.sort()).toEqual(expected.sort());
});

describe.each(drawn)('picture $name', ({ file, svg }) => {
  it('is what the generator makes', () => {
    expect(readFileSync(file, 'utf8')).toBe(svg);
  });

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(20_000);
  });

  it('says its size', () => {
    const [root] = /<svg[^>]*>/.exec(svg) ?? [''];
    expect(root).toContain('width="1200" height="675" viewBox="0 0 1200 675"');
  });

  it('has one lit window', () => {
    expect(svg.match(/class="lit"/g)).toHaveLength(1);
  });

  it('is whole: no number went missing', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has no text, no bitmap, no script and nothing from elsewhere', () => {
    expect(svg).not.toMatch(
      /<text|<image|<script|<foreignObject|<use|\son\w+=|href|url\(|@import/i,
    );
  });
});
