import { expect, test } from 'vitest';
import { site } from '#src/site.ts';
import { fieldsIn } from '#tests/browser/privacy/marks.ts';

const marks = {
  email: 'Ana@example.com',
  income: '$913,752,846',
  message: 'two\nlines, "one" mark',
};

test.each([
  ['as it was typed', 'to ana@example.com', 'email'],
  ['in an address', '/?to=ana%40EXAMPLE.com', 'email'],
  ['in a form', 'q=two%0Alines%2C+%22one%22+mark', 'message'],
  ['in JSON', String.raw`{"m":"two\nlines, \"one\" mark"}`, 'message'],
  ['as a number', '{"doubleValue":913752846}', 'income'],
])('finds a value %s', (_, text, field) => {
  expect(fieldsIn(text, marks)).toEqual([field]);
});

test('finds none in a text without any value', () => {
  expect(fieldsIn(`${site.url}/quote?step=3 913,752`, marks)).toEqual([]);
});
