const marks = /\p{M}/gu;
const apostrophes = /[‘’]/g;
const blanks = /\s+/g;

/**
 * Normalizes a text for comparison in a search: lowercase, without accents, with straight apostrophes
 * and single blanks.
 *
 * @example searchKey(' The  Buyer’s Résumé ') // "the buyer's resume"
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(blanks, ' ')
    .trim();
}
