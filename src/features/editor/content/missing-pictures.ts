const longestName = 80;

const stored = /\[Picture missing: ([^[\]]+)\]/g;

/**
 * Returns the line of text that keeps the place of a picture which did not come along, in drafts and in the
 * HTML view. A post is not published with it.
 *
 * @param name which picture it is; brackets and line breaks are left out
 */
export function missingPictureText(name: string): string {
  const line = name.replace(/[[\]\s]+/g, ' ').trim();
  return `[Picture missing: ${Array.from(line).slice(0, longestName).join('') || 'picture'}]`;
}

/** Returns the names of the pictures that are missing in a text or in HTML, in order. */
export function findMissingPictures(text: string): string[] {
  return [...text.matchAll(stored)].map(([, name = '']) => name);
}
