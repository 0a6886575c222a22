import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore/lite';
import { z } from '#src/lib/zod.ts';
import { extent } from '#tests/proof/extent.ts';
import { type Case, seed } from './agreement.ts';
import { without } from './rules-database.ts';
import { controls, hidden } from './text-input.arbitrary.ts';

type Shape = Parameters<typeof z.strictObject>[0];

/** Returns the document with another text in a field. */
type WithText = (document: DocumentData, field: string, text: string) => DocumentData;

/**
 * Returns the cases of a form, and others that no form produces but a script may send: valid ones with a fault.
 *
 * @param shape the schemas of the form's fields
 * @param texts the fields that get control characters; they are stored as texts of the same name
 * @param storedAs returns the field of the document that a field of the form becomes
 */
export function withScripted(
  cases: readonly Case[],
  shape: Shape,
  texts: readonly string[],
  {
    storedAs = (field: string) => field,
    withText = ((document, field, text) => ({ ...document, [field]: text })) as WithText,
  } = {},
): Case[] {
  return [
    ...cases,
    ...malformed(cases, shape, storedAs),
    ...withControlCharacters(cases, shape, texts, withText),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** How many cases are malformed, in addition to those that the form can produce. */
const malformedRuns = extent(400, 50);

/** One value of each type that a field may have. */
const oneOfEachKind = [null, 7, true, 'text', ['text'], [7], { text: 'text' }];

const change = fc.record({
  which: fc.nat(),
  field: fc.nat(),
  value: fc.constantFrom(...oneOfEachKind),
  kind: fc.constantFrom('missing', 'of another kind', 'too many'),
  added: fc.constantFrom('role', 'verified', 'companyName2', 'é', ' email', 'a.b', '0'),
});

/** Returns cases without a field, with a field of another type, or with an additional field. */
function malformed(
  cases: readonly Case[],
  shape: Shape,
  storedAs: (field: string) => string,
): Case[] {
  const strict = z.strictObject(shape);
  const accepts = (input: unknown) => strict.safeParse(input).success;
  const good = cases.filter(({ accepted }) => accepted);
  return fc.sample(change, { numRuns: malformedRuns, seed }).map((drawn) => {
    const { input, document } = pick(good, drawn.which);
    const typed = input as Fields;
    const field = drawn.kind === 'too many' ? drawn.added : pick(Object.keys(typed), drawn.field);
    const stored = storedAs(field);
    const kinds = [typed[field], document[stored]].map(findKind);
    const value = kinds.includes(findKind(drawn.value)) ? null : drawn.value;
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
function findKind(value: unknown): string {
  if (value === null) return 'null';
  if (!Array.isArray(value)) return typeof value;
  return value.every((item) => typeof item === 'string') ? 'texts' : 'list';
}

/** How many cases have a control character, in addition to those that the form can produce. */
const controlCharacterRuns = extent(400, 20);

const slip = fc.record({
  which: fc.nat(),
  field: fc.nat(),
  control: fc.constantFrom(...controls, ...hidden),
  at: fc.nat(),
  alone: fc.constantFrom('', '', '', '\u200b', '\u3164', '\u2800', '\ufe0f', '\u{e0041}'),
});

/**
 * Returns cases with a control character or a hidden one in a text, or with a text of which nobody sees anything.
 * The form removes these from a line or refuses it, so the schema accepts such a text only where it keeps it.
 */
function withControlCharacters(
  cases: readonly Case[],
  shape: Shape,
  fields: readonly string[],
  withText: WithText,
): Case[] {
  const good = cases.filter(({ accepted }) => accepted);
  return fc.sample(slip, { numRuns: controlCharacterRuns, seed }).map((drawn) => {
    const { document } = pick(good, drawn.which);
    const field = pick(fields, drawn.field);
    // In code points: half of one is stored as another character.
    const tidy = [...String(document[field])];
    const text =
      drawn.alone || tidy.toSpliced(drawn.at % (tidy.length + 1), 0, drawn.control).join('');
    const accepted = z.safeParse(shape[field] as Shape[string], text).data === text;
    return { input: { [field]: text }, accepted, document: withText(document, field, text) };
  });
}
