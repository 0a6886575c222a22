import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleRules } from '#tests/fixtures/sample-rules.ts';
import { declarationsIn, listMutants, type Mutant } from './mutants.ts';

/** Returns the results of a function in all of its mutants. */
function changed(result: string): string[] {
  const [before = '', after = ''] = sampleRules({ result: '@' }).split('@');
  return listMutants(sampleRules({ result }))
    .filter(({ scope }) => scope === 'isNote')
    .map(({ rules }) => rules.slice(before.length, rules.length - after.length));
}

test.each<[result: string, mutants: string[]]>([
  ['a() && b() && c()', ['a() && b() && true', 'true && b() && c()', 'a() && true && c()']],
  ['a() || b()', ['true || b()', 'false || b()', 'a() || true', 'a() || false']],
  ['n <= m', ['true', 'n < m']],
  ['n < m', ['true', 'n <= m']],
  ['n >= m', ['true', 'n > m']],
  ['n > m', ['true', 'n >= m']],
  ['n == m', ['true', 'n != m']],
  ['n != m', ['true', 'n == m']],
  ['n >= 0', ['true', 'n > 0', 'n >= -1', 'n >= 1']],
  ['n >= 0.5', ['true', 'n > 0.5', 'n >= 0.4', 'n >= 0.6']],
  ['isText(n, 0, 40)', ['isText(n, 1, 40)', 'isText(n, 0, 39)', 'isText(n, 0, 41)']],
  ['!a()', ['a()']],
  ['n is string', ['true']],
  ['true', ['false']],
  ["n in ['a', 'b']", ['true', "n in ['b']", "n in ['a']", "n in ['a', 'b', 'unknown']"]],
  ["n.hasOnly(['a'])", ['true', 'n.hasOnly([])', "n.hasOnly(['a', 'unknown'])"]],
  ['f([])', ["f(['unknown'])"]],
  ["n.matches('a|b')", ['true', "n.matches('(?s:.*)(a|b)')", "n.matches('(a|b)(?s:.*)')"]],
  ["d.value(2, 'd')", ["d.value(1, 'd')", "d.value(3, 'd')"]],
])('%s', (result, mutants) => {
  expect(changed(result).toSorted()).toEqual(mutants.toSorted());
});

const firstLine = ({ rules }: Mutant) => /allow [^}]*;/.exec(rules)?.[0].replace(/\s+/g, ' ');

test.each<[condition: string, mutants: string[]]>([
  ['isNote(request.resource.data)', ['true', 'create, update']],
  [
    'isNote(resource.data)',
    ['true', 'create, get', 'create, list', 'create, update', 'create, delete'],
  ],
])('allow create: if %s', (condition, mutants) => {
  const ofPath = listMutants(sampleRules({ condition })).filter(({ scope }) => scope !== 'isNote');
  const expected = mutants.map((mutant) =>
    mutant === 'true' ? 'allow create: if true;' : `allow ${mutant}: if ${condition};`,
  );
  expect(ofPath.map(firstLine).toSorted()).toEqual(expected.toSorted());
});

test('each of several operations is allowed to everybody, and each is dropped', () => {
  const rules = sampleRules().replace('allow create', 'allow create, update');
  const names = listMutants(rules).map(({ name }) => name);
  const scope = '/notes/{noteId} create, update:';
  expect(names).toContain(
    `${scope} {create, update → create: if true; allow create, update}: if true`,
  );
  expect(names).toContain(`${scope} {create, update → create}: if true`);
  expect(names).toContain(`${scope} {create, update → update}: if true`);
});

test('an operation that the path already allows under a weaker condition is not added', () => {
  const others = 'allow get: if a(); allow list: if c(); allow create';
  const rules = sampleRules({ condition: 'b() && a()' }).replace('allow create', others);
  const names = listMutants(rules).map(({ name }) => name);
  const scope = '/notes/{noteId} create:';
  expect(names).not.toContain(`${scope} {create → create, get}: if b() && a()`);
  expect(names).toContain(`${scope} {create → create, list}: if b() && a()`);
});

test('each mutant of the rules has a unique name and text, and concerns a collection', () => {
  const text = readFileSync('firestore.rules', 'utf8');
  const mutants = listMutants(text);
  expect(mutants.length).toBeGreaterThan(500);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length);
  expect(mutants.filter(({ rules }) => rules === text)).toEqual([]);
  expect(mutants.filter(({ collections }) => collections.length === 0)).toEqual([]);
});

test('the same change of equal clauses has a number in its name', () => {
  const names = listMutants(sampleRules({ result: "(d == 'a' && n == 1) || (d == 'a' && n == 2)" }))
    .map(({ name }) => name)
    .filter((name) => name.startsWith("isNote: d {== → !=} 'a'"));
  expect(names).toEqual(["isNote: d {== → !=} 'a'", "isNote: d {== → !=} 'a' (2)"]);
});

test('no rule is skipped', () => {
  const text = readFileSync('firestore.rules', 'utf8').replace(/^ *\/\/.*$/gm, '');
  const declarations = declarationsIn(text);
  const allowances = declarations.filter(({ operations }) => operations);
  expect(allowances).toHaveLength(text.match(/^ *allow /gm)?.length ?? 0);
  expect(declarations.length - allowances.length).toBe(text.match(/^ *function /gm)?.length);
});

test('a construct that the parser does not know is refused', () => {
  expect(() => listMutants(sampleRules({ result: 'a : b' }))).toThrow(/ in: a : b$/);
});

test.each<[result: string, mutant: string]>([
  // Of several parts, the one that binds least is replaced as a whole.
  ['a && b || c && d', 'true || c && d'],
  ['a && (b || c)', 'a && true'],
  ['a == b ? c : d && e', 'a == b ? true : d && e'],
  ['a == b ? c : d && e', 'a == b ? c : true'],
  ['a == b ? c : d && e', 'a == b ? c : d && true'],
  ['!a.b() && c', 'a.b() && c'],
  ['a == b + 1 && c', 'a != b + 1 && c'],
  ['a[0] == b[1:2].size()', 'a[0] != b[1:2].size()'],
  ["a is string && b == 'x y'", "true && b == 'x y'"],
  [String.raw`'a\'b' == "c;d"`, String.raw`'a\'b' != "c;d"`],
  ['get(/databases/$(database)/documents/notes/$(note.id)).data.a == 1', 'true'],
])('%s can become %s', (result, mutant) => {
  expect(changed(result)).toContain(mutant);
});
