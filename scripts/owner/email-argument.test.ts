import { expect, it } from 'vitest';
import { emailArgument } from './email-argument.ts';

it('accepts one address', () => {
  expect(emailArgument(['Ada+home@Example.com'])).toBe('Ada+home@Example.com');
});

it.each([
  [[], 'Name an email address.'],
  [['ada@example.com', 'bob@example.com'], 'Name one email address, not 2 words.'],
  [['ada'], '"ada" is not an email address.'],
  [[''], '"" is not an email address.'],
])('refuses %j', (words, message) => {
  expect(() => emailArgument(words)).toThrow(message);
});
