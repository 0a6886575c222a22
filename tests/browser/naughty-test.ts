import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { evenlySpread, extent, inFull } from '#tests/proof/extent.ts';
import { test as base, expect } from './test.ts';
import type { PageField } from './type-everywhere.ts';

/** How long a test of naughty input may take, in milliseconds. */
const patience = 600_000;

/**
 * Tests of naughty input. They fail when a dialog opens or another host gets a request, except for
 * pictures, which a post may load from anywhere.
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

/**
 * Returns naughty strings, evenly spread: this many in the everyday run, and 60 in a full run. Each
 * costs a screen here; `tests/proof` and `tests/rules` read, refuse and store all of them.
 */
export const stringsOf = (count: number) => evenlySpread(naughtyStrings, extent(60, count));

/** Returns the strings typed into fields: naughty strings and one that is longer than any limit. */
export const typedStringsOf = (count: number) => [...stringsOf(count), 'a'.repeat(50_000)];

const schemas = new Map(textFields().map(({ name, schema }) => [name, schema]));

/** Returns fields of a form by their names in `textFields`. */
export function fieldsOf(form: string, ...names: string[]): PageField[] {
  return names.map((name) => {
    const schema = schemas.get(`${form}.${name}`);
    if (!schema) throw new Error(`There is no field ${form}.${name}.`);
    return { name, refuses: (text) => !schema.safeParse(text).success };
  });
}

/** Returns fields that accept every text. */
export function openFields(...names: string[]): PageField[] {
  return names.map((name) => ({ name, refuses: () => false }));
}

function isElsewhere({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}

export { expect };
