import { expect, it } from 'vitest';
import { countReads } from './browser-tools.ts';

const count = (integerValue: string) => [{ result: { aggregateFields: { a: { integerValue } } } }];

it.each([
  ['documents of a query', [{ document: {} }, { document: {} }], 2, 2],
  ['a query without result', [{}], 0, 1],
  ['a document by its id', [{ found: {} }], 1, 1],
  ['a count of nothing', count('0'), 0, 1],
  ['a count of 1,001', count('1001'), 0, 2],
])('%s', (_, answer, documents, billed) => {
  expect(countReads(answer)).toEqual({ documents, billed });
});
