import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore/lite';
import { extent } from '#tests/proof/extent.ts';
import { type Case, seed } from './agreement.ts';
import { without } from './rules-database.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How many cases are malformed, in addition to those that the form can produce. */
const malformedRuns = extent(400, 100);

/** One value of each type that a field may have. */
const oneOfEachKind = [null, 7, true, 'text', ['text'], [7], { text: 'text' }];

const change = fc.record({
  which: fc.nat(),
  field: fc.nat(),
  value: fc.constantFrom(...oneOfEachKind),
  kind: fc.constantFrom('missing', 'of another kind', 'too many'),
  added: fc.constantFrom('role', 'verified', 'companyName2', 'é', ' email', 'a.b', '0'),
});

/**
 * Returns cases that no form produces but a script may send to the database: a valid one without
 * one of its fields, with a field of another type, or with an additional field.
 *
 * @param accepts whether the schema accepts an input without any field that it does not know
 * @param storedAs the field of the document that a field of the form becomes
 */
export function malformed(
  cases: readonly Case[],
  accepts: (input: unknown) => boolean,
  storedAs: (field: string) => string = (field) => field,
): Case[] {
  const good = cases.filter(({ accepted }) => accepted);
  return fc.sample(change, { numRuns: malformedRuns, seed }).map((drawn) => {
    const { input, document } = pick(good, drawn.which);
    const typed = input as Fields;
    const field = drawn.kind === 'too many' ? drawn.added : pick(Object.keys(typed), drawn.field);
    const stored = storedAs(field);
    const kinds = [typed[field], document[stored]].map(kindOf);
    const value = kinds.includes(kindOf(drawn.value)) ? null : drawn.value;
    const changed = (data: Fields, name: string): DocumentData =>
      drawn.kind === 'missing' ? without(name, data) : { ...data, [name]: value };
    const newInput = changed(typed, field);
    return { input: newInput, accepted: accepts(newInput), document: changed(document, stored) };
  });
}

function pick<Item>(items: readonly Item[], which: number): Item {
  return items[which % items.length] as Item;
}

/** Returns the type as the rules distinguish it. An empty list may be a list of strings. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value;
  return value.every((item) => typeof item === 'string') ? 'texts' : 'list';
}
