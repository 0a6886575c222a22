import { expect, it } from 'vitest';
import { signInSchema } from '#src/data/admin/auth/sign-in.schema.ts';
import {
  fieldErrors,
  signInTexts,
  toResetFault,
  toSignInFault,
} from '#src/data/admin/auth/sign-in-faults.ts';

const password = 'long enough';
const listMessages = (input: { email: string; password: string }) =>
  signInSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

it('trims, lowercases and tidies the email and keeps the password exactly as typed', () => {
  const typed = { email: '  O’Brien@Example.COM ', password: '  pass word ' };
  expect(signInSchema.parse(typed)).toEqual({
    email: "o'brien@example.com",
    password: '  pass word ',
  });
});

it.each(['a@b.c', 'ana+blog@mail.example.co', "o'neil@example.com", 'ana@bücher.example'])(
  'accepts %s as an email',
  (email) => {
    expect(listMessages({ email, password })).toEqual([]);
  },
);

it.each(['', 'ana', 'ana@example', '@example.com', 'ana@', 'a na@example.com', 'a@b@c.de', 'a@b.'])(
  'refuses %j as an email',
  (email) => {
    expect(listMessages({ email, password })).toEqual([fieldErrors.email]);
  },
);

it('requires a password of eight characters', () => {
  const email = 'ana@example.com';
  expect(listMessages({ email, password: '1234567' })).toEqual([fieldErrors.password]);
  expect(listMessages({ email, password: '12345678' })).toEqual([]);
});

it.each([
  ['auth/user-not-found', 'No account found with this email.'],
  ['auth/wrong-password', 'Incorrect password.'],
  ['auth/invalid-credential', 'Incorrect password.'],
  ['auth/too-many-requests', 'Too many failed attempts. Try again later.'],
  ['auth/invalid-email', 'Please enter a valid email.'],
  ['auth/weak-password', 'Please choose a longer or less common password.'],
  ['auth/user-disabled', 'Something went wrong. Please try again.'],
  ['auth/network-request-failed', 'Something went wrong. Please try again.'],
  ['toString', 'Something went wrong. Please try again.'],
  [undefined, 'Something went wrong. Please try again.'],
])('translates %s to "%s"', (code, text) => {
  expect(signInTexts[toSignInFault(code)]).toBe(text);
});

it('does not reveal that an email has no account', () => {
  expect(toResetFault('auth/user-not-found')).toBeNull();
  expect(toResetFault('auth/too-many-requests')).toBe('too-many-resets');
  expect(toResetFault(undefined)).toBe('reset-failed');
});
