/** `blog/index.html` would be the document of the folder itself. */
const reserved = ['index'];

/**
 * Returns the name of the file that the build writes for a post, without `.html`.
 *
 * @returns undefined if the slug is not a safe file name on every system; the fallback document then
 *   serves the post
 * @example postFile('points-or-credits') // 'blog/points-or-credits'
 */
export function postFile(slug: string): string | undefined {
  const isSafe = /^[a-z0-9-]{1,100}$/.test(slug) && !reserved.includes(slug);
  return isSafe ? `blog/${slug}` : undefined;
}
