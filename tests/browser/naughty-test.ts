import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { inFull, sampleOf } from '#tests/proof/extent.ts';
import { test as base, expect } from './test.ts';
import type { PageField } from './type-everywhere.ts';

/** A test of naughty input may take this long, in milliseconds. */
const patience = 600_000;

/**
 * Tests of naughty input: no dialog opens, and nothing is asked of another host but pictures, which
 * a post may have from anywhere.
 */
export const test = base.extend({
  page: async ({ page }, use, testInfo) => {
    if (inFull) testInfo.setTimeout(patience);
    const incidents: string[] = [];
    page.on('dialog', (dialog) => {
      incidents.push(`a dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    await page.route(isElsewhere, (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') incidents.push(`a request: ${request.url()}`);
      return route.abort();
    });
    await use(page);
    expect(incidents).toEqual([]);
  },
});

/** The naughty strings of a run: all of them in full, else this many. */
export const stringsOf = (count: number) => sampleOf(naughtyStrings, count);

/** What is typed into fields: naughty strings, and a text that is longer than any field takes. */
export const typedStringsOf = (count: number) => [...stringsOf(count), 'a'.repeat(50_000)];

const schemas = new Map(textFields().map(({ name, schema }) => [name, schema]));

/** Fields of a form by the names that `textFields` has for them. */
export function fieldsOf(form: string, ...names: string[]): PageField[] {
  return names.map((name) => {
    const schema = schemas.get(`${form}.${name}`);
    if (!schema) throw new Error(`No field ${form}.${name}.`);
    return { name, refuses: (text) => !schema.safeParse(text).success };
  });
}

/** Fields that take every text. */
export function openFields(...names: string[]): PageField[] {
  return names.map((name) => ({ name, refuses: () => false }));
}

function isElsewhere({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}

export { expect };
