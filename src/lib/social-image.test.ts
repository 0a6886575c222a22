import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { socialImage } from './PageHead.tsx';

const card = `${site.url}/images/social-card.png`;

it.each([
  ['', card],
  ['/images/mortgage/porch.svg', card],
  ['https://cdn.example/porch.SVG?v=2', card],
  ['/images/porch.png', `${site.url}/images/porch.png`],
  ['https://cdn.example/porch.jpg', 'https://cdn.example/porch.jpg'],
])('uses for %o the image %s', (image, shown) => {
  expect(socialImage(image)).toBe(shown);
});
