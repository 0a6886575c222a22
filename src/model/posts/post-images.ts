import { safeUrl } from '#src/lib/addresses/safe-url.ts';
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

/** Returns a post's image: its own if a page may use it, otherwise the local one that its slug selects. */
export function shownImage({ slug, image }: PostWithImage): string {
  return safeUrl(image) || fallbackFrom(slug, 0);
}

/** Returns the images of up to nine posts shown together: where a local image is taken, the next free one. */
export function distinctImages(posts: readonly PostWithImage[]): string[] {
  const used = new Set(posts.map(({ image }) => safeUrl(image)));
  return posts.map((post) => {
    const fallbacks = fallbackImages.map((_, step) => fallbackFrom(post.slug, step));
    const free = fallbacks.find((fallback) => !used.has(fallback));
    const shown = safeUrl(post.image) || free || shownImage(post);
    used.add(shown);
    return shown;
  });
}

/** Returns the local image some steps after the one at the sum of the slug's character codes modulo nine. */
function fallbackFrom(slug: string, step: number): string {
  let sum = step;
  for (let index = 0; index < slug.length; index++) sum += slug.charCodeAt(index);
  return fallbackImages[sum % fallbackImages.length] ?? defaultImages.list;
}
