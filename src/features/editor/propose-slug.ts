import { proposedSlugMax } from './edited-post.limits.ts';

/** Latin letters that are no letter with an accent, as the Latin-ASCII transform of the CLDR has them. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ə: 'e',
};

/** The numerators of the fractions that are one character, and their denominators from 2 on. */
const numerators = ['one', 'two', 'three', 'four', 'five', '', 'seven'];
const denominators = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/**
 * Returns the slug of a title: lowercase letters a to z and digits, hyphens between words, no
 * accents, and at most 80 characters, cut between words if possible. Fractions become words; other
 * raised, circled and composed symbols are left out, since their digits would join those before them.
 *
 * @returns '' for a title without such letters or digits
 * @example proposeSlug("Buyer's Guide: FHA & Más") // 'buyers-guide-fha-and-mas'
 * @example proposeSlug('3½ percent') // '3-and-one-half-percent'
 */
export function proposeSlug(title: string): string {
  const slug = title
    .replace(/(\d\s*)?([\p{No}\p{So}])/gu, (_, whole: string | undefined, symbol: string) =>
      [whole, whole && fractionOf(symbol) && 'and', fractionOf(symbol), ' '].join(' '),
    )
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]|(?<=l)·(?=l)/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^ -~]/g, (letter) => latinLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return shortened(slug);
}

/** @returns the words of a character such as ¾; '' for any other */
function fractionOf(symbol: string): string {
  const [numerator, denominator] = symbol.normalize('NFKD').split('\u2044').map(Number);
  const count = numerators[Number(numerator) - 1];
  const part = denominators[Number(denominator) - 2];
  return count && part ? `${count}-${part}${count === 'one' ? '' : 's'}` : '';
}

function shortened(slug: string): string {
  if (slug.length <= proposedSlugMax) return slug;
  const wordEnd = slug.lastIndexOf('-', proposedSlugMax);
  return slug.slice(0, wordEnd > 0 ? wordEnd : proposedSlugMax);
}
