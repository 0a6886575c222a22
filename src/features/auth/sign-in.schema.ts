import { z } from '#src/lib/zod.ts';
import { fieldTexts } from './auth.texts.ts';

const minPasswordLength = 8;

/** `x@y.z`, and no more: whether there is such an account, only signing in can tell. */
const accountEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, fieldTexts.email));

/** What the login form asks: the email comes out in lower case, the password exactly as typed. */
export const signInSchema = z.object({
  email: accountEmail,
  password: z.string().check(z.minLength(minPasswordLength, fieldTexts.password)),
});

export type Credentials = z.output<typeof signInSchema>;

/** What is asked of whoever forgot the password. */
export const passwordResetSchema = z.object({ email: accountEmail });
