import { collection, getDocs, orderBy, query, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { inStoredOrder, type Ordered, toStoredOrder } from '#src/domain/posts/stored-posts.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

/** Values of every kind, in the order of the database. */
const ordered: unknown[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1e300,
  -2,
  -1.5,
  -0.5,
  0,
  5e-324,
  1,
  10,
  1e21,
  Number.POSITIVE_INFINITY,
  Timestamp.fromDate(new Date('0001-01-01T00:00:00Z')),
  Timestamp.fromDate(new Date('1969-12-31T23:59:59.999Z')),
  new Timestamp(0, 0),
  new Timestamp(0, 1_000),
  Timestamp.fromDate(new Date('2026-11-22T00:00:00Z')),
  '',
  '10',
  '9',
  'A',
  'a',
  'a\u0000',
  'aa',
  'é',
  '\uffff',
  '🏠',
];

const database = rulesDatabase();

const placed = (value: unknown, id = 'x'): Ordered => ({
  id,
  order: toStoredOrder(value) ?? 'missing',
});

describe('the order of stored values', () => {
  it('is that of the database, whatever their types', () => {
    for (const [index, value] of ordered.entries()) {
      for (const [other, otherValue] of ordered.entries()) {
        const found = Math.sign(inStoredOrder(placed(value), placed(otherValue)));
        expect(found, `${String(value)} and ${String(otherValue)}`).toBe(Math.sign(index - other));
      }
    }
  });

  it('is that of the ids for equal values, and both zeros are equal', () => {
    const documents = [placed(0, 'b'), placed(-0, 'a'), placed(0, 'B'), placed(-0, '🏠')];
    expect(documents.toSorted(inStoredOrder).map(({ id }) => id)).toEqual(['B', 'a', 'b', '🏠']);
  });

  it.each(['asc', 'desc'] as const)(
    'is that of the emulator, ids included: %s',
    async (direction) => {
      const documents = [...ordered, 'A', null, 10, -0, [], undefined].map((value, index) => ({
        id: `${'bBa🏠é'.slice(index % 4, (index % 4) + 1).replace(/[\uD800-\uDFFF]/, '🏠')}${index}`,
        value,
      }));
      for (const { id, value } of documents) {
        await database.store(`mortgageBlogPosts/${id}`, value === undefined ? {} : { value });
      }
      const posts = collection(database.as('a visitor'), 'mortgageBlogPosts');
      const { docs } = await getDocs(query(posts, orderBy('value', direction)));

      const sign = direction === 'asc' ? 1 : -1;
      const expected = documents
        .flatMap(({ id, value }) => (value === undefined ? [] : [placed(value, id)]))
        .toSorted((one, other) => sign * inStoredOrder(one, other));
      expect(docs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(docs).toHaveLength(documents.length - 1);
    },
  );

  it('has no position for a missing value, and the last one for an unsupported value', () => {
    expect(toStoredOrder(undefined)).toBeUndefined();
    for (const value of [[], {}, new Uint8Array()]) {
      expect(inStoredOrder(placed('🏠'), placed(value))).toBeLessThan(0);
    }
  });
});
