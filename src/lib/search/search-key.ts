// Only from a word's beginning, as a long one without a hyphen would be read again from each letter.
const wordsWithHyphens = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:\p{Pd}[\p{L}\p{N}]+)+/gu;

/**
 * Folds a text for comparison in a search: lowercase, without accents, apostrophes, ligatures and invisible
 * characters, with `and` for `&`, and with single blanks for white space and punctuation. Every search of the site
 * folds both the texts and what is typed.
 *
 * @returns '' if nothing is left to search for; every text contains it
 * @example searchKey(' The  Buyer’s Post‑Purchase Résumé ') // 'the buyers post purchase resume'
 */
export function searchKey(text: string): string {
  return (
    text
      // Splits an acute accent that was typed as an apostrophe into a blank and a mark.
      .normalize('NFKD')
      .replace(/['‘-‛ʻʼ′`]| \u0301/g, '')
      // Accents, and what cannot be seen: soft hyphens, zero-width characters and direction marks.
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll('&', ' and ')
      // Of an amount: $325,000 is also written 325000.
      .replace(/(?<=\d),(?=\d)/g, '')
      .toLowerCase()
      // Also hyphens (`post-purchase` is also written in two words), and points that are not a number's.
      .replace(/(?:[^\p{L}\p{N}\p{So}.]|(?<!\d)\.|\.(?!\d))+/gu, ' ')
      .trim()
  );
}

/**
 * Folds texts that belong together into one field to search in: a line for each, with blanks around its words, and a
 * line for each word that has hyphens, because `pre-approval` is also written in one word.
 */
export function searchField(...texts: string[]): string {
  const found = texts.flatMap((text) => text.match(wordsWithHyphens) ?? []);
  const inOneWord = new Set(found.map((word) => word.replace(/\p{Pd}/gu, '')));
  return [...texts, ...inOneWord].map((line) => ` ${searchKey(line)} `).join('\n');
}
