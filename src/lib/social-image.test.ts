import { expect, it } from 'vitest';
import { socialImage } from './PageHead.tsx';

const card = 'https://keystead.example/images/social-card.png';

it.each([
  ['', card],
  ['/images/mortgage/porch.svg', card],
  ['https://cdn.example/porch.SVG?v=2', card],
  ['/images/porch.png', 'https://keystead.example/images/porch.png'],
  ['https://cdn.example/porch.jpg', 'https://cdn.example/porch.jpg'],
])('uses for %o the image %s', (image, shown) => {
  expect(socialImage(image)).toBe(shown);
});
