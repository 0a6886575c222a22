import { safeUrl } from '#src/lib/safe-url.ts';
import type { Post } from './post.schema.ts';

/** The local images for posts without an image of their own. */
export const fallbackImages = [
  'front-door',
  'row-houses',
  'porch',
  'hilltop',
  'cottage',
  'moving-boxes',
  'kitchen-table',
  'condo-tower',
  'lakeside',
].map((name) => `/images/mortgage/${name}.svg`);

/** The images shown when a post's image fails to load, by the part of the site. */
export const defaultImages = {
  list: '/images/cabin.svg',
  home: '/images/colorado-blog.svg',
  post: '/images/hero.svg',
} as const;

type PostWithImage = Pick<Post, 'slug' | 'image'>;

/**
 * Returns the address of a post's image: its own if a page may use it, otherwise the local image that
 * its slug selects.
 *
 * @example shownImage({ slug: 'a', image: '' }) // '/images/mortgage/condo-tower.svg': 97 mod 9 is 7
 */
export function shownImage({ slug, image }: PostWithImage): string {
  return safeUrl(image) || fallbacksFrom(slug)[0];
}

/**
 * Returns the images of up to nine posts that are shown together, without using a local image twice:
 * a post whose local image is taken gets the next free one.
 */
export function distinctImages(posts: readonly PostWithImage[]): string[] {
  const used = new Set(posts.map(({ image }) => safeUrl(image)));
  return posts.map(({ slug, image }) => {
    const fallbacks = fallbacksFrom(slug);
    const shown =
      safeUrl(image) || fallbacks.find((fallback) => !used.has(fallback)) || fallbacks[0];
    used.add(shown);
    return shown;
  });
}

/** Returns all local images, starting with the one that the slug selects. */
function fallbacksFrom(slug: string): readonly [string, ...string[]] {
  const [first = defaultImages.list, ...others] = [
    ...fallbackImages.slice(fallbackIndex(slug)),
    ...fallbackImages.slice(0, fallbackIndex(slug)),
  ];
  return [first, ...others];
}

/** Returns the sum of the slug's character codes modulo nine. */
function fallbackIndex(slug: string): number {
  let sum = 0;
  for (let index = 0; index < slug.length; index++) sum += slug.charCodeAt(index);
  return sum % fallbackImages.length;
}
