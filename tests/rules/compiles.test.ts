import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiles } from '#scripts/rules-mutation/compiles.ts';
import { firestoreHost, firestorePort } from './rules-database.ts';
import { rulesFile } from './rules-source.ts';

const rules = readFileSync(rulesFile, 'utf8');
const address = `${firestoreHost}:${firestorePort}`;

test('the rules compile', async () => {
  expect(await compiles(rules, address)).toBe(true);
});

test('rules with a bracket too few do not', async () => {
  expect(await compiles(rules.replace(')', ''), address)).toBe(false);
});
