import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { changedRules } from './rules-commands.ts';

it('closes what happened to leads, posts, their earlier addresses, rates, the site’s details and pictures to everybody but admins', () => {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8').split('\n');
  const closed = changedRules('isAdmin()').split('\n');
  const changed = closed.filter((line, i) => line !== rules[i]).map((line) => line.trim());

  expect(changed).toEqual([
    'allow get: if isAdmin();',
    'allow get: if isAdmin();',
    'allow get: if isAdmin();',
    'allow get: if isAdmin();',
    'allow read: if isAdmin();',
    'allow read: if isAdmin();',
    'allow get: if isAdmin();',
    'allow get: if isAdmin();',
  ]);
  expect(closed.filter((line) => line.includes('if true'))).toEqual([]);
});
