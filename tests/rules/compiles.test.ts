import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firestoreHost, firestorePort } from './rules-database.ts';
import { loadRules, rulesFile, rulesProjectId } from './rules-source.ts';

const rules = readFileSync(rulesFile, 'utf8');
const project = {
  address: `${firestoreHost}:${firestorePort}`,
  projectId: rulesProjectId('compiles'),
};

test('the rules compile', async () => {
  expect(await loadRules(rules, project)).toBe(true);
});

test('rules with a missing bracket do not compile', async () => {
  expect(await loadRules(rules.replace(')', ''), project)).toBe(false);
});
