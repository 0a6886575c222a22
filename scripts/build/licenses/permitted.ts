/** Licenses that only require keeping their notice. */
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

/**
 * Licenses permitted for tools. They put conditions on changing or distributing the package, which
 * this project does not do.
 */
const ofTools = new Set(['MPL-2.0', 'OFL-1.1', 'Python-2.0']);

/**
 * Licenses read by hand, by name and version, of packages whose package.json has no
 * machine-readable license.
 */
export const readByHand: Readonly<Record<string, string>> = {
  'deep-freeze@0.0.1': 'public domain, as its package.json says',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera and Arev, in LICENSE',
  'fuzzy@0.1.3': 'MIT, in LICENSE-MIT',
  'limiter@1.1.5': 'MIT, in LICENSE.txt',
  'url-template@2.0.8': 'BSD-3-Clause, in LICENSE',
  'valid-url@1.0.9': 'MIT, in LICENSE',
};

/**
 * Whether a package under this license may be used.
 *
 * @param expression SPDX expression, with `OR` and `AND`
 * @param ships whether visitors load it
 * @example isPermitted('(MPL-2.0 OR Apache-2.0)', true) // true: one of them is enough
 */
export function isPermitted(expression: string, ships: boolean): boolean {
  const isKnown = (license: string) => permissive.has(license) || (!ships && ofTools.has(license));
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isKnown));
}
