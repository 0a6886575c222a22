import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGuard } from './guards.ts';
import { mutantsOf } from './mutants.ts';

const guarded = mutantsOf(readFileSync('firestore.rules', 'utf8')).filter(isGuard);

test.each([
  "isAdmin: {request.auth.token.get('role', '') == 'admin' → true}",
  'isReceiptFor: {receipt.score == score → true}',
  '/botReceipts/{receiptId} read, create, update: {false → true}',
  '/contacts/{contactId} update: {changesNothingBut([]) → true}',
  '/mortgageBlogPosts/{postId} delete: {isAdmin() → true}',
  '/mortgageQuotes/{quoteId} read: {isAtDesk() → true}',
  "isUserRecord: {user.role == 'admin' → true}",
])('%s is about receipts, roles or ownership', (name) => {
  expect(guarded.map((mutant) => mutant.name)).toContain(name);
});

test('the form of a value is not', () => {
  const scopes = new Set(guarded.map(({ scope }) => scope));
  for (const scope of ['isText', 'isSlug', 'isRates', 'isScore', 'asksForALoan', 'postFields']) {
    expect(scopes).not.toContain(scope);
  }
});
