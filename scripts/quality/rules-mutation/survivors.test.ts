import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMutants, type Mutant } from './mutants.ts';
import { explainedSurvivors, findProblems, formatFigure, isGuard } from './survivors.ts';

const mutants = listMutants(readFileSync('firestore.rules', 'utf8'));
const guard = mutants.find(isGuard) as Mutant;
const [spared, ...others] = mutants.filter((mutant) => !isGuard(mutant)) as [Mutant, ...Mutant[]];
const explained = [spared.name];

test('there is no problem if every survivor is explained', () => {
  const result = { killed: others, survived: [spared], invalid: [] };
  expect(findProblems(result, true, explained)).toEqual([]);
  const all = others.length + 1;
  expect(formatFigure(result)).toBe(
    `${others.length} of ${all} killed, 1 explained, none of receipts, roles or ownership`,
  );
});

test('an unexplained survivor is a problem', () => {
  const problems = findProblems({ killed: others, survived: [spared], invalid: [] }, true, []);
  expect(problems).toEqual([`No test notices, and nothing explains: ${spared.name}`]);
});

test('an explanation that no longer holds is a problem', () => {
  const problems = findProblems({ killed: mutants, survived: [], invalid: [] }, true, explained);
  expect(problems).toEqual([`Explained as a survivor, but a test notices: ${spared.name}`]);
});

test('a survivor of receipts, roles or ownership is a problem, explained or not', () => {
  expect(
    findProblems({ killed: others, survived: [guard], invalid: [] }, true, [guard.name]),
  ).toEqual([`About receipts, roles or ownership, and no test notices: ${guard.name}`]);
});

test('fewer than 95 of 100 killed are a problem', () => {
  const survived = others.slice(0, 6);
  const result = { killed: others.slice(6, 100), survived, invalid: [] };
  const reasons = survived.map(({ name }) => name);
  expect(findProblems(result, true, reasons)).toEqual(['Only 94.0% are noticed.']);
  expect(findProblems(result, false, reasons)).toEqual([]);
  expect(findProblems({ ...result, survived: survived.slice(2) }, true, reasons)).toEqual([]);
});

test('each explanation names a mutant of the rules as they are, none of them a guard', () => {
  const named = explainedSurvivors.map((explained) =>
    mutants.find(({ name }) => name === explained),
  );
  expect(explainedSurvivors.filter((_, index) => !named[index])).toEqual([]);
  expect(named.filter((mutant) => mutant && isGuard(mutant))).toEqual([]);
});

const guarded = mutants.filter(isGuard);

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

test('the shape of a value is not', () => {
  const scopes = new Set(guarded.map(({ scope }) => scope));
  for (const scope of ['isText', 'isSlug', 'isRates', 'isScore', 'asksForALoan', 'postFields']) {
    expect(scopes).not.toContain(scope);
  }
});
