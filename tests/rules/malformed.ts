import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore';
import { extent } from '#tests/proof/extent.ts';
import { type Case, seed } from './agreement.ts';
import { without } from './rules-database.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How many cases are malformed, beside those that the form can make. */
const malformedRuns = extent(400, 100);

/** One of every kind that a field may be of. */
const oneOfEachKind = [null, 7, true, 'text', ['text'], [7], { text: 'text' }];

const change = fc.record({
  which: fc.nat(),
  field: fc.nat(),
  value: fc.constantFrom(...oneOfEachKind),
  kind: fc.constantFrom('missing', 'of another kind', 'too many'),
  added: fc.constantFrom('role', 'verified', 'companyName2', 'é', ' email', 'a.b', '0'),
});

/**
 * Cases as no form makes them, but a script that talks to the database may: a good one without one
 * of its fields, with a field of another kind, or with a field more.
 *
 * @param accepts whether the schema takes an input, and takes it with no field more than it knows
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

/** What the rules tell apart; an empty list may be one of texts. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value;
  return value.every((item) => typeof item === 'string') ? 'texts' : 'list';
}
