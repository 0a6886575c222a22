import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore/lite';
import { extent } from '#tests/proof/extent.ts';
import { type Case, seed } from './agreement.ts';
import { controls } from './text-input.arbitrary.ts';

/** How many cases have a control character, in addition to those that the form can produce. */
const controlCharacterRuns = extent(400, 40);

type FieldSchema = { safeParse(text: string): { data?: unknown } };

const slip = fc.record({
  which: fc.nat(),
  field: fc.nat(),
  control: fc.constantFrom(...controls),
  at: fc.nat(),
});

/**
 * Returns cases that no form produces but a script may send: a valid one with a control character
 * in one of its texts. The form removes such characters from a line, so the schema accepts such a
 * text only where it keeps the character.
 *
 * @param shape the schemas of the form's fields
 * @param fields the fields to change, which become texts of the same name
 * @param withText returns the document with another text in a field
 */
export function withControlCharacters<Field extends string>(
  cases: readonly Case[],
  shape: Readonly<Record<Field, FieldSchema>>,
  fields: readonly Field[],
  withText = (document: DocumentData, field: Field, text: string): DocumentData => ({
    ...document,
    [field]: text,
  }),
): Case[] {
  const good = cases.filter(({ accepted }) => accepted);
  return fc.sample(slip, { numRuns: controlCharacterRuns, seed }).map((drawn) => {
    const { document } = good[drawn.which % good.length] as Case;
    const field = fields[drawn.field % fields.length] as Field;
    // In code points: half of one is stored as another character.
    const tidy = [...String(document[field])];
    const text = tidy.toSpliced(drawn.at % (tidy.length + 1), 0, drawn.control).join('');
    const accepted = shape[field].safeParse(text).data === text;
    return { input: { [field]: text }, accepted, document: withText(document, field, text) };
  });
}
