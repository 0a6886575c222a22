/** Document ids of the database, as far as they are printable ASCII without spaces. */
const idPattern = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]{1,200}$/;

/**
 * Returns the id of the document that redirects from a slug: the slug in lowercase.
 *
 * @returns undefined for a slug that cannot be an id, such as one of an imported blog with a slash or
 *   an accent; such an address has no redirect
 * @example redirectId('Rate-Sheet') // 'rate-sheet'
 */
export function redirectId(slug: string): string | undefined {
  return idPattern.test(slug) ? slug.toLowerCase() : undefined;
}
