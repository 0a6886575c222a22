import {
  companyNameLength,
  companyTypeOptions,
  leadTypeOptions,
  leadVolumeOptions,
  monthlyBudgetOptions,
  stateOptions,
} from '#src/domain/leads/lead-buyer.options.ts';
import {
  boundedLine,
  choice,
  emailAddress,
  givenConsent,
  tidied,
} from '#src/lib/input/answers.schema.ts';
import { keepDigits } from '#src/lib/input/typed-numbers.ts';
import {
  asciiWebsite,
  completeWebsite,
  websiteMaxLength,
  websitePattern,
} from '#src/lib/input/website.ts';
import { z } from '#src/lib/zod.ts';

/** Lengths in code points, inclusive, as zod and the security rules count them. */
export const leadBuyerLimits = {
  name: companyNameLength,
  phoneDigits: { min: 1, max: 15 },
} as const;

/** Converts a website as typed to the form in which it is stored. */
export const storedWebsite = (text: string) => asciiWebsite(completeWebsite(text));

const leadTypeNames = leadTypeOptions.map(({ value }) => value);

/**
 * Parses the application's values as typed into the stored values. Next validates the fields of the
 * current step with it, and Submit validates all fields.
 */
export const leadBuyerSchema = z.object({
  companyName: boundedLine(leadBuyerLimits.name, "Enter your company's name."),
  companyType: choice(companyTypeOptions, 'Choose your company type.'),
  website: z.pipe(
    z.pipe(tidied, z.transform(storedWebsite)),
    z
      .string()
      .check(
        z.maxLength(websiteMaxLength, `Use an address of at most ${websiteMaxLength} characters.`),
        z.regex(websitePattern, 'Enter a web address, like https://example.com.'),
      ),
  ),
  contactName: boundedLine(leadBuyerLimits.name, 'Enter the name of the person we should contact.'),
  email: emailAddress,
  phone: z.pipe(
    z.pipe(z.string(), z.transform(keepDigits)),
    z
      .string()
      .check(
        z.minLength(leadBuyerLimits.phoneDigits.min, 'Enter a phone number, like (555) 123-4567.'),
        z.maxLength(
          leadBuyerLimits.phoneDigits.max,
          `Use a phone number of at most ${leadBuyerLimits.phoneDigits.max} digits.`,
        ),
      ),
  ),
  state: choice(stateOptions, 'Choose a state.'),
  leadTypes: z.pipe(
    z.array(z.string()),
    z.pipe(
      // Removes duplicates and stores a fixed order.
      z.transform((ticked: string[]) => leadTypeNames.filter((type) => ticked.includes(type))),
      z.array(z.enum(leadTypeNames)).check(z.minLength(1, 'Choose at least one type of lead.')),
    ),
  ),
  monthlyBudget: choice(monthlyBudgetOptions, 'Choose a monthly budget.'),
  leadVolume: choice(leadVolumeOptions, 'Choose how many leads you want.'),
  contactConsent: givenConsent,
});

/** The form's values as typed. */
export type LeadBuyerInput = z.input<typeof leadBuyerSchema>;

/** The form's values as stored. */
export type LeadBuyerAnswers = z.output<typeof leadBuyerSchema>;
