import fc from 'fast-check';
import { anyText, anyTextOr, hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { storedPostSchema } from './post.schema.ts';

export const storedFields = Object.keys(storedPostSchema().shape);
const timestamp = fc.date().map((date) => ({ toDate: () => date }));
const typedDate = anyTextOr('0123456789-:TZ.+ ', 30);
const writtenDate = fc
  .tuple(
    fc.constantFrom(
      '0000-01-01',
      '1000-01-01',
      '2021-02-30',
      '2024-02-29',
      '9999-12-31',
      '2021-13-01',
    ),
    fc.constantFrom('', 'T23:59', 'T00:00:00', 'T24:00:00.5', 'T25:00'),
    fc.constantFrom('', 'Z', '+14:00', '-1200', '+99:99'),
  )
  .map((parts) => parts.join(''));
/** Any value that may be stored as a date. */
export const storedDate = fc.oneof(typedDate, writtenDate, timestamp, fc.jsonValue());
const value = fc.oneof(anyText, fc.array(anyText, { maxLength: 3 }), fc.jsonValue(), storedDate);
export const oddDocument = fc.dictionary(
  fc.oneof(fc.constantFrom(...storedFields), anyText),
  value,
);
/** A valid post document, with anything in its optional fields. */
export const postDocument = fc
  .tuple(oddDocument, anyText, hostileAddress, storedDate)
  .map(([odd, text, image, datePublished]) => ({
    title: `${text}.`,
    slug: `${text}.`,
    description: text,
    image,
    datePublished,
    ...Object.fromEntries(Object.entries(odd).filter(([field]) => !storedFields.includes(field))),
  }));
