import { afterAll, expect, test } from 'vitest';
import { edgeCaseStrings } from '#tests/fixtures/edge-case-strings.ts';
import { type TestedField, textFields } from '#tests/fixtures/text-fields.ts';
import { reportFigure } from './figures.ts';
import { sample } from './sample-size.ts';

const fields = textFields();
const sentence = /^[A-Z].*[.!]$/;
let values = 0;

afterAll(() => {
  reportFigure(
    'Edge-case strings in schemas',
    `${edgeCaseStrings.length} strings, ${fields.length} fields: ${values.toLocaleString('en-US')} values`,
  );
});

test('the list is complete', () => {
  expect(edgeCaseStrings).toHaveLength(485);
});

test.each(fields)(
  '$name accepts each edge-case string or refuses it with a message',
  ({ name, schema }) => {
    // The sanitizer reads each content several times, and jsdom is slow.
    const strings = name === 'editor.content' ? sample(edgeCaseStrings, 20) : edgeCaseStrings;
    for (const text of strings) {
      values += 1;
      const parsed = schema.safeParse(text);
      if (parsed.success) {
        expect(parsedAgain(schema, parsed.data), JSON.stringify(text)).toEqual(parsed.data);
      } else {
        expect(parsed.error.issues.length).toBeGreaterThan(0);
        for (const { message } of parsed.error.issues) expect(message).toMatch(sentence);
      }
    }
  },
  60_000,
);

/** Returns a stored value as it is parsed after being put into its field and saved again. */
function parsedAgain(schema: TestedField['schema'], value: unknown): unknown {
  const text = Array.isArray(value) ? value.join(',') : String(value);
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : `refused: ${text}`;
}
