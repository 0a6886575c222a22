import { tidied } from '#src/lib/input/answers.schema.ts';
import { keepDigits } from '#src/lib/input/typed-numbers.ts';
import {
  asciiWebsite,
  completeWebsite,
  websiteMaxLength,
  websitePattern,
} from '#src/lib/input/website.ts';
import { z } from '#src/lib/loading/zod.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { createFormSchema } from '#src/model/lead-forms/form-schema.ts';

/** Converts a website as typed to the form in which it is stored. */
export const storedWebsite = (text: string) => asciiWebsite(completeWebsite(text));

/** Parses the application's values as typed into the stored values. */
export const applicationSchema = createFormSchema(applicationFields, {
  website: () =>
    z.pipe(
      z.pipe(tidied, z.transform(storedWebsite)),
      z
        .string()
        .check(
          z.maxLength(
            websiteMaxLength,
            `Use an address of at most ${websiteMaxLength} characters.`,
          ),
          z.regex(websitePattern, 'Enter a web address, like https://example.com.'),
        ),
    ),
  digits: ({ limits: { min, max } }) =>
    z.pipe(
      z.pipe(z.string(), z.transform(keepDigits)),
      z
        .string()
        .check(
          z.minLength(min, 'Enter a phone number, like (512) 555-0142.'),
          z.maxLength(max, `Use a phone number of at most ${max} digits.`),
        ),
    ),
  checkboxes({ options, fieldError }) {
    const values = options.map(({ value }) => value);
    return z.pipe(
      z.array(z.string()),
      z.pipe(
        // Removes duplicates and stores a fixed order.
        z.transform((ticked: string[]) => values.filter((value) => ticked.includes(value))),
        z.array(z.string()).check(z.minLength(1, fieldError)),
      ),
    );
  },
});
