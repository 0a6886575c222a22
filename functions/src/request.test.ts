import { expect, test } from 'vitest';
import { parseVerifyRequest, tokenLength } from './request.ts';

const token = 'a'.repeat(1500);
const allowed = ['contact', 'purchase_leads'] as const;

test.each(allowed)('accepts the action %s', (action) => {
  expect(parseVerifyRequest({ token, action }, allowed)).toEqual({ token, action });
});

test.each([tokenLength.min, tokenLength.max])('accepts a token of %i characters', (length) => {
  const body = { token: 'x'.repeat(length), action: 'contact' };
  expect(parseVerifyRequest(body, allowed)).toEqual(body);
});

test.each([
  ['tokens of today', 'TOKEN-_09'],
  ['base64', 'TOKEN+/09=='],
  ['a token in parts', 'TOKEN.TOKEN~TOKEN'],
])('accepts the characters of %s', (_what, characters) => {
  const body = { token: characters.padStart(tokenLength.min, 'x'), action: 'contact' };
  expect(parseVerifyRequest(body, allowed)).toEqual(body);
});

test('drops all other fields of the body', () => {
  const body = { token, action: 'contact', score: 1 };
  expect(parseVerifyRequest(body, allowed)).toEqual({ token, action: 'contact' });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a string', token],
  ['an array', [token, 'contact']],
  ['an empty object', {}],
  ['no token', { action: 'contact' }],
  ['a number as token', { token: 12, action: 'contact' }],
  ['an object as token', { token: { toString: token, length: 1500 }, action: 'contact' }],
  ['a list as token', { token: [token], action: 'contact' }],
  ['an empty token', { token: '', action: 'contact' }],
  ['a short token', { token: 'x'.repeat(tokenLength.min - 1), action: 'contact' }],
  ['a long token', { token: 'x'.repeat(tokenLength.max + 1), action: 'contact' }],
  ['a token with a space', { token: `${token} ${token}`, action: 'contact' }],
  ['a token with a final newline', { token: `${token}\n`, action: 'contact' }],
  ['a token with an umlaut', { token: `${token}ü`, action: 'contact' }],
  ['no action', { token }],
  ['an action of another function', { token, action: 'submit' }],
  ['a number as action', { token, action: 0 }],
  ['an empty action', { token, action: '' }],
  ['an action with a space', { token, action: 'contact ' }],
  ['an action in capitals', { token, action: 'CONTACT' }],
  ['a list as action', { token, action: ['contact'] }],
  ['__proto__ as action', { token, action: '__proto__' }],
  ['constructor as action', { token, action: 'constructor' }],
  ['inherited members', Object.create({ token, action: 'contact' })],
])('refuses as an invalid argument %s', (_what, body) => {
  expect(() => parseVerifyRequest(body, allowed)).toThrow(
    expect.objectContaining({ code: 'invalid-argument' }),
  );
});
