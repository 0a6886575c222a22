import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultImages, fallbackImages } from '#src/domain/posts/post-images.ts';
import { stateImageRotation } from '#src/domain/posts/state-images.ts';
import { imageAddressPattern } from '#src/lib/input/typed-address.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { usStates } from '#src/lib/us-states.ts';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { storedImage } from './edited-post.schema.ts';

it('stores exactly the addresses that pages show, and is idempotent', () => {
  holds(
    fc.property(hostileAddress, (text) => {
      const stored = storedImage(text);
      expect(storedImage(stored)).toBe(stored);
      if (imageAddressPattern.test(stored)) expect(safeUrl(stored)).toBe(stored);
    }),
  );
});

it('accepts any https picture', () => {
  const address = fc.webUrl({
    validSchemes: ['https'],
    withQueryParameters: true,
    withFragments: true,
  });
  holds(
    fc.property(address, (text) => {
      expect(storedImage(text)).toMatch(imageAddressPattern);
    }),
  );
});

it.each([
  ...fallbackImages,
  ...Object.values(defaultImages),
  ...[...usStates, ''].map(stateImageRotation()),
])('accepts %s of this site', (path) => {
  expect(storedImage(path)).toBe(path);
  expect(path).toMatch(imageAddressPattern);
});
