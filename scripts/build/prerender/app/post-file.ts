/** `index` would become the document of the folder itself. */
const reserved = ['index'];

/**
 * The file of a post's own document, without `.html`.
 *
 * @returns undefined for a slug that is no safe name on every system: its post stays with the shell
 * @example postFile('points-or-credits') // 'blog/points-or-credits'
 */
export function postFile(slug: string): string | undefined {
  const isSafe = /^[a-z0-9-]{1,100}$/.test(slug) && !reserved.includes(slug);
  return isSafe ? `blog/${slug}` : undefined;
}
