/** `index` would be the document of the folder itself. */
const reserved = ['index'];

/**
 * Returns the file name of a post's own document, without `.html`.
 *
 * @returns undefined for a slug that is not a safe file name on every system; the shell shows its post
 * @example postFile('points-or-credits') // 'blog/points-or-credits'
 */
export function postFile(slug: string): string | undefined {
  const isSafe = /^[a-z0-9-]{1,100}$/.test(slug) && !reserved.includes(slug);
  return isSafe ? `blog/${slug}` : undefined;
}
