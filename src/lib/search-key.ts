/** After NFKD, which splits an acute accent that was typed as an apostrophe into a blank and a mark. */
const apostrophes = /[‘-‛ʻʼ′`]| \u0301/g;
const quotationMarks = /[“-‟«»]/g;
/** Accents, and what cannot be seen: soft hyphens, zero-width characters and direction marks. */
const marks = /[\p{M}\p{Cf}]/gu;
/** Of any kind, with the minus sign, as blanks: `post-purchase` is also written in two words. */
const blanks = /[\s\p{Pd}\u2212]+/gu;

/**
 * Folds a text for comparison in a search: lowercase, without accents, ligatures and invisible
 * characters, with straight quotes, and with single blanks for white space and dashes. Every search of
 * the site folds both the texts and what is typed.
 *
 * @returns '' if nothing is left to search for; every text contains it
 * @example searchKey(' The  Buyer’s Post‑Purchase Résumé ') // "the buyer's post purchase resume"
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(marks, '')
    .toLowerCase()
    .replace(blanks, ' ')
    .trim();
}

/** Returns the search keys of what stands between white space, like ['rates', 'post purchase'], for any order. */
export function searchWords(typed: string): string[] {
  return typed.split(/\s+/).map(searchKey);
}
