import { tidyEmail } from '#src/lib/format/format.ts';
import { z } from '#src/lib/loading/zod.ts';
import { fieldErrors } from './sign-in-faults.ts';

const minPasswordLength = 8;

/** Only checks for `x@y.z`; signing in shows whether there is such an account. */
const accountEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(tidyEmail),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, fieldErrors.email),
  );

const password = z.string().check(z.minLength(minPasswordLength, fieldErrors.password));

/** The schema of the login form: lowercases the email and keeps the password exactly as typed. */
export const signInSchema = z.object({ email: accountEmail, password });

export type Credentials = z.output<typeof signInSchema>;

export const passwordChangeSchema = z.object({ current: password, next: password });

export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const passwordResetSchema = z.object({ email: accountEmail });
