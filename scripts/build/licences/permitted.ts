/** Licences that ask for no more than that their notice is kept. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
]);

/** Licences of tools: they ask something of who changes or passes on the package, which nobody here does. */
const ofTools = new Set(['MPL-2.0', 'OFL-1.1', 'Python-2.0']);

/** Packages whose package.json says nothing that a program can read, by name and version. */
export const readByHand: Readonly<Record<string, string>> = {
  'deep-freeze@0.0.1': 'public domain, as its package.json says',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera and Arev, in LICENSE',
  'fuzzy@0.1.3': 'MIT, in LICENSE-MIT',
  'limiter@1.1.5': 'MIT, in LICENSE.txt',
  'url-template@2.0.8': 'BSD-3-Clause, in LICENSE',
  'valid-url@1.0.9': 'MIT, in LICENSE',
};

/**
 * Whether a package under that licence may be used.
 *
 * @param expression as SPDX writes it, with `OR` and `AND`
 * @param ships whether visitors load it
 * @example isPermitted('(MPL-2.0 OR Apache-2.0)', true) // true: one of them is enough
 */
export function isPermitted(expression: string, ships: boolean): boolean {
  const isKnown = (licence: string) => permissive.has(licence) || (!ships && ofTools.has(licence));
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isKnown));
}
