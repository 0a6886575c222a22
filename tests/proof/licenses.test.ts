import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  documentPath,
  licensesDocument,
  lockedPackages,
  readByHand,
  toId,
} from '#scripts/build/licenses.ts';
import { root } from '#scripts/lib/root.ts';
import { listedAsShipped } from '#tests/fixtures/listed-as-shipped.ts';
import { reportFigure } from './figures.ts';

/** Licenses that only require keeping their notice. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense Zlib'.split(
    ' ',
  ),
);

/** Permitted for tools: their conditions are on changing or distributing the package, which nobody does here. */
const ofTools = new Set(['MPL-2.0', 'OFL-1.1', 'Python-2.0']);

/** Whether a package under this license, an SPDX expression with `OR` and `AND`, may be used. */
function isPermitted(expression: string, ships: boolean): boolean {
  const isKnown = (license: string) => permissive.has(license) || (!ships && ofTools.has(license));
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isKnown));
}

const packages = lockedPackages();
const document = readFileSync(join(root, documentPath), 'utf8');
const shipped = listedAsShipped(document);

test('the list of licenses matches package-lock.json (`npm run licenses` writes it)', () => {
  expect(shipped.length).toBeGreaterThan(0);
  expect(document).toBe(licensesDocument(packages, shipped));
});

test('every license is permitted or was reviewed by hand', () => {
  const refused = packages.filter((locked) => {
    const ships = shipped.includes(toId(locked));
    const isRead = !ships && toId(locked) in readByHand;
    return !isRead && !isPermitted(locked.license ?? 'unknown', ships);
  });
  expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
  reportFigure('Licenses', `${packages.length} packages, ${shipped.length} shipped: all permitted`);
});

test('no license was reviewed by hand without need', () => {
  const ids = new Set(packages.map(toId));
  expect(Object.keys(readByHand).filter((id) => !ids.has(id))).toEqual([]);
});
