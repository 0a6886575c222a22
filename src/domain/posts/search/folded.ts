const marks = /\p{M}/gu;
const apostrophes = /[‘’]/g;
const blanks = /\s+/g;

/**
 * A text as it is compared in a search: lowercase, without accents, with straight apostrophes and
 * single blanks.
 *
 * @example folded(' The  Buyer’s Résumé ') // "the buyer's resume"
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(blanks, ' ')
    .trim();
}
