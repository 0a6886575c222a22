import { groupThousands, tidyEmail } from '#src/lib/format/format.ts';
import { z } from '#src/lib/loading/zod.ts';
import { hiddenError, tidyLine, tidyText } from './text.ts';

/** Formats that several forms validate. The security rules repeat them; tests keep both in sync. */

export const emailMaxLength = 100;

/** Matches an email address like HTML's own validation, but requires a dot in the domain. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** Converts a line as typed to the line as stored. */
export const tidied = z.pipe(z.string(), z.transform(tidyLine));

/** The allowed length of a text in code points, both bounds inclusive, as the security rules count it. */
export interface Bounds {
  min: number;
  max: number;
}

/** Returns the schema of a line with a limited length. `tooShort` is the error for a shorter one. */
export function boundedLine(bounds: Bounds, tooShort: string) {
  return z.pipe(
    tidied,
    within(bounds, tooShort).check(({ value, issues }) => {
      const message = hiddenError(value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );
}

/** Returns the schema of a multiline text with a limited length; see boundedLine. */
export function boundedText(bounds: Bounds, tooShort: string) {
  return z.pipe(z.pipe(z.string(), z.transform(tidyText)), within(bounds, tooShort));
}

function within({ min, max }: Bounds, tooShort: string) {
  return z
    .string()
    .check(
      z.minLength(min, tooShort),
      z.maxLength(max, `Use at most ${groupThousands(max)} characters.`),
    );
}

/** The schema of an email address of at most 100 characters. */
export const emailAddress = z.pipe(
  z.pipe(tidied, z.transform(tidyEmail)),
  z
    .string()
    .check(
      z.maxLength(emailMaxLength, `Use an email address of at most ${emailMaxLength} characters.`),
      z.regex(emailPattern, 'Enter an email address like name@example.com.'),
    ),
);

/** The schema of a consent, which must be given. */
export const givenConsent = z.pipe(z.boolean(), z.literal(true, 'You must agree to be contacted'));

/** Returns the schema of a select; anything but one of its options gets `message`. */
export function choice<const Value extends string>(
  options: readonly { value: Value }[],
  message: string,
) {
  return z.pipe(
    z.string(),
    z.enum(options.map((option) => option.value) as [Value, ...Value[]], message),
  );
}
