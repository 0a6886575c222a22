import { z } from '#src/lib/zod.ts';
import { emailMaxLength, emailPattern } from './limits.ts';
import { tidyLine, tidyText } from './text.ts';

/** A line as typed to the line as stored. */
export const tidied = z.pipe(z.string(), z.transform(tidyLine));

/** How long a text may be: in code points, both inclusive. */
interface Bounds {
  min: number;
  max: number;
}

/**
 * A line within its length.
 *
 * @param tooShort what is said of one that is too short
 */
export function boundedLine(bounds: Bounds, tooShort: string) {
  return z.pipe(tidied, within(bounds, tooShort));
}

/** A text of any number of lines within its length; see boundedLine. */
export function boundedText(bounds: Bounds, tooShort: string) {
  return z.pipe(z.pipe(z.string(), z.transform(tidyText)), within(bounds, tooShort));
}

function within({ min, max }: Bounds, tooShort: string) {
  return z
    .string()
    .check(
      z.minLength(min, tooShort),
      z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`),
    );
}

/** An email address of at most 100 characters. */
export const emailAddress = z.pipe(
  tidied,
  z
    .string()
    .check(
      z.maxLength(emailMaxLength, `Use an email address of at most ${emailMaxLength} characters.`),
      z.regex(emailPattern, 'Enter an email address like name@example.com.'),
    ),
);

/** The consent, which only a yes can be. */
export const givenConsent = z.pipe(z.boolean(), z.literal(true, 'You must agree to be contacted'));

/** One of the options of a select, whose empty answer gets `message`. */
export function choice<const Value extends string>(
  options: readonly { value: Value }[],
  message: string,
) {
  return z.pipe(
    z.string(),
    z.enum(options.map((option) => option.value) as [Value, ...Value[]], message),
  );
}
