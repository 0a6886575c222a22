import { expect, it } from 'vitest';
import { signInSchema } from './sign-in.schema.ts';
import { fieldErrors } from './sign-in-faults.ts';

const password = 'long enough';
const listMessages = (input: { email: string; password: string }) =>
  signInSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

it('trims and lowercases the email and keeps the password exactly as typed', () => {
  expect(signInSchema.parse({ email: '  Ana@Example.COM ', password: '  pass word ' })).toEqual({
    email: 'ana@example.com',
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
