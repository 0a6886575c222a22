import fc from 'fast-check';
import {
  type ContactField,
  type ContactInput,
  contactFields,
  contactLimits,
} from '#src/features/contact/contact.fields.ts';
import { anyText, repeated, unusualEmail, usualEmail } from './text-input.arbitrary.ts';

const usual: { [Key in ContactField]: fc.Arbitrary<string> } = {
  name: fc.constantFrom('Li', "O'Brien", ' Nu\u0301ria ', '李明', '𠮷', 'de la Cruz-Smith'),
  email: usualEmail,
  message: fc.constantFrom('Hello', ' Two\n\nlines \n', 'É\u0301 👩🏽', '?'),
};

const { max } = contactLimits.message;
const unusual: { [Key in ContactField]: fc.Arbitrary<string> } = {
  name: anyText,
  email: unusualEmail,
  message: fc.oneof(anyText, repeated(max / 2, max - 1, max, max + 1)),
};

/**
 * The contact form as people fill it in. At most two fields are unusual, so that the refusal of one
 * field seldom hides another.
 */
export const contactInput: fc.Arbitrary<ContactInput> = fc
  .uniqueArray(fc.constantFrom(...contactFields), { maxLength: 2 })
  .chain((fields) =>
    fc.record<ContactInput>({
      ...usual,
      ...Object.fromEntries(fields.map((field) => [field, unusual[field]])),
    }),
  );
