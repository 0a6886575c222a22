/** After NFKD, which splits an acute accent that was typed as an apostrophe into a blank and a mark. */
const apostrophes = /['‘-‛ʻʼ′`]| \u0301/g;
/** Accents, and what cannot be seen: soft hyphens, zero-width characters and direction marks. */
const marks = /[\p{M}\p{Cf}]/gu;
const ampersands = /&/g;
/** Of an amount: $325,000 is also written 325000. */
const betweenDigits = /(?<=\d),(?=\d)/g;
/** White space and punctuation: `post-purchase` is also written in two words. */
const blanks = /[^\p{L}\p{N}\p{So}.]+/gu;
/** Which is no decimal point. */
const period = /(?<!\d)\.+|\.+(?!\d)/g;
const severalBlanks = / {2,}/g;
const words = /[\p{L}\p{N}]+(?:\p{Pd}[\p{L}\p{N}]+)*/gu;
const hyphens = /\p{Pd}/gu;

/**
 * Folds a text for comparison in a search: lowercase, without accents, apostrophes, ligatures and invisible
 * characters, with `and` for `&`, and with single blanks for white space and punctuation. Every search of the site
 * folds both the texts and what is typed.
 *
 * @returns '' if nothing is left to search for; every text contains it
 * @example searchKey(' The  Buyer’s Post‑Purchase Résumé ') // 'the buyers post purchase resume'
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(marks, '')
    .replace(ampersands, ' and ')
    .replace(betweenDigits, '')
    .toLowerCase()
    .replace(blanks, ' ')
    .replace(period, ' ')
    .replace(severalBlanks, ' ')
    .trim();
}

/**
 * Folds texts that belong together into one field to search in: a line for each, with blanks around its words, and a
 * line for the words that have hyphens, because `pre-approval` is also written in one word.
 */
export function searchField(...texts: string[]): string {
  const hyphenated = texts
    .filter((text) => text.search(hyphens) >= 0)
    .flatMap((text) => text.match(words) ?? [])
    .filter((word) => word.search(hyphens) >= 0);
  const lines = [...texts, ...new Set(hyphenated.map((word) => word.replace(hyphens, '')))];
  return lines.map((line) => ` ${searchKey(line)} `).join('\n');
}
