import { z } from './zod.ts';

const filled = z.string().check(z.trim(), z.minLength(1, 'is empty'));
const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s]+$/, 'must be an https:// address'));
const pixels = z.int('must be a whole number of pixels').check(z.positive('must be more than 0'));

const founderSchema = z.strictObject({
  name: z.string().check(z.trim()),
  role: z.string().check(z.trim()),
  photo: z.optional(
    z.strictObject({
      src: z
        .string()
        .check(z.regex(/^\/[^\s/][^\s]*$/, 'must be a path of this site, like /images/ada.jpg')),
      width: pixels,
      height: pixels,
    }),
  ),
  about: z.array(filled),
  credentials: z.array(z.strictObject({ text: filled, url: z.optional(httpsUrl) })),
  links: z.array(z.strictObject({ label: filled, url: httpsUrl })),
  editorialPolicy: z.array(filled),
});

/** The person behind the site. Without a name, everything else is empty too. */
export type Founder = z.output<typeof founderSchema>;

/**
 * Validates the setting, which must be complete or empty: a page that names a person must also
 * introduce that person and explain how the articles are made.
 *
 * @param hasFile returns whether the site has a file at a path such as `/images/ada.jpg`
 * @throws Error that names everything that is missing or invalid
 */
export function checkedFounder(setting: unknown, hasFile: (path: string) => boolean): Founder {
  const result = founderSchema.safeParse(setting);
  const faults = result.success
    ? missingParts(result.data, hasFile)
    : result.error.issues.map(faultOf);
  if (!result.success || faults.length > 0) {
    throw new Error(`Founder: ${faults.join('; ')}. See src/founder.ts.`);
  }
  return result.data;
}

function faultOf(issue: z.core.$ZodIssue): string {
  const at = (...keys: PropertyKey[]) => [...issue.path, ...keys].join('.');
  if (issue.code === 'unrecognized_keys') return `${at(...issue.keys)} is no part of it`;
  if (issue.code === 'invalid_type') return `${at()} is missing or of another kind`;
  return `${at()} ${issue.message}`;
}

function missingParts(founder: Founder, hasFile: (path: string) => boolean): string[] {
  const { name, photo, ...others } = founder;
  const needed = ['role', 'about', 'editorialPolicy'] as const;
  if (name) {
    return [
      ...needed.filter((part) => others[part].length === 0).map((part) => `${part} is missing`),
      ...(photo && !hasFile(photo.src) ? [`photo.src names no file in public/: ${photo.src}`] : []),
    ];
  }
  const isEmpty = !photo && Object.values(others).every((part) => part.length === 0);
  return isEmpty ? [] : ['name is missing'];
}
