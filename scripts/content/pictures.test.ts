import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { stateImageRotation } from '../../src/content/pictures/state-images.ts';
import { usStates } from '../../src/lib/format/us-states.ts';
import { defaultImages, fallbackImages } from '../../src/model/posts/post-images.ts';
import { root } from '../lib/root.ts';
import { drawings } from './posts/index.ts';

const publicFolder = join(root, 'public');
const parser = new new JSDOM().window.DOMParser();
const guide = readFileSync(join(root, 'docs/architecture/pictures.md'), 'utf8');

/** The tones of the pictures, in the order of the guide. */
const palette = [...guide.matchAll(/`(\w+)` (#[0-9a-f]+) (#[0-9a-f]+)/g)].map(
  ([, tone = '', day = '', night = '']) => ({ tone, day, night }),
);

const allPictures = globSync('**/*.svg', { cwd: publicFolder }).map((path) => {
  const text = readFileSync(join(publicFolder, path), 'utf8');
  const document = parser.parseFromString(text, 'image/svg+xml');
  const elements = [...document.querySelectorAll('*')];
  return { file: path.replaceAll('\\', '/'), text, svg: document.documentElement, elements };
});

/** Those of posts are drawn from their figures. */
const isFigure = ({ file }: { file: string }) => file.startsWith('images/figures/');
const pictures = allPictures.filter((picture) => !isFigure(picture));

it('has the figures of the posts as their numbers draw them now, each with the finding in words', () => {
  expect(
    allPictures
      .filter(isFigure)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(drawings.map(({ file }) => file).sort());
  expect(drawings).toHaveLength(10);
  for (const { file, svg, alt } of drawings) {
    const hint = `${file}: npm run draw`;
    expect(readFileSync(join(publicFolder, file), 'utf8') === svg, hint).toBe(true);
    expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('text'), hint).not.toBeNull();
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\son\w+=|\sstyle=|href/);
    expect(alt).toMatch(/\d.*\.$/);
  }
});

const withOwnColors = /^(favicon|images\/(hero|not-found)(-night)?)\.svg$/;

it.each(pictures)('$file is small, whole, and takes nothing from elsewhere', (picture) => {
  const { file, text, svg, elements } = picture;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  expect(text).not.toMatch(/font|@import|NaN|undefined|Infinity|<[!?]|\son\w+=|\sstyle=/i);
  // Of a file that is not well formed, the parser makes the element `parsererror`.
  const known = /^(svg|style|g|mask|path|rect|circle|ellipse|use)$/;
  expect(elements.map(({ tagName }) => tagName).filter((name) => !known.test(name))).toEqual([]);

  const viewBox = svg.getAttribute('viewBox') ?? '';
  expect(viewBox).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  const [, , width, height] = viewBox.split(' ');
  if (file.startsWith('images/')) {
    expect(text).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  }
  if (/\/(mortgage|states|topics)\//.test(file)) expect([width, height]).toEqual(['1200', '675']);

  const ids = elements.flatMap(({ id }) => id || []);
  expect(ids).toEqual([...new Set(ids)]);
  const targets = [...text.matchAll(/(?:href=|url\()["']?([^"')]*)/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !ids.some((id) => target === `#${id}`))).toEqual([]);
});

const inTones = pictures.filter(({ file }) => !withOwnColors.test(file));

it.each(inTones)(
  '$file has the tones of the guide by day and night, and one lit window',
  (picture) => {
    const { svg, elements } = picture;
    const classes = elements.flatMap((element) => element.getAttribute('class') ?? []);
    const tones = palette.filter(({ tone }) => classes.includes(tone));
    expect(new Set(classes)).toEqual(new Set(tones.map(({ tone }) => tone)));
    const rules = (time: 'day' | 'night') =>
      tones.map((tone) => `.${tone.tone}{color:${tone[time]}}`).join('');
    expect(svg.querySelector('style')?.textContent).toBe(
      `${rules('day')}@media(prefers-color-scheme:dark){${rules('night')}}`,
    );
    expect(classes.filter((name) => name === 'lit')).toHaveLength(1);
  },
);

it('has every picture that posts use', () => {
  const nextImage = stateImageRotation();
  const ofStates = [...usStates, 'Boston'].flatMap((state) =>
    [1, 2, 3].map(() => nextImage(state)),
  );
  const used = [...fallbackImages, ...Object.values(defaultImages), ...ofStates];
  expect(used.filter((image) => !existsSync(join(publicFolder, image)))).toEqual([]);
});

it('has a social card of the size that shared links show, below 80 KB', () => {
  const png = readFileSync(join(publicFolder, 'images/social-card.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(80_000);
});
