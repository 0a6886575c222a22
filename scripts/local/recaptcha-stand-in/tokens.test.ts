import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

const made = { action: 'submit', hostname: 'localhost', siteKey: 'key' };

test('tokens are long, opaque and unique', () => {
  const tokens = createTokens();
  const [one, other] = [tokens.mint(made), tokens.mint(made)];

  expect(one).toMatch(/^[\w-]{1000,2000}$/);
  expect(one).not.toBe(other);
});

test('a token is valid for one assessment', () => {
  const tokens = createTokens(() => 0);
  const token = tokens.mint(made);

  expect(tokens.assess(token, 'key')).toMatchObject({ valid: true, action: 'submit' });
  expect(tokens.assess(token, 'key')).toEqual({ valid: false, invalidReason: 'DUPE' });
});

test('a token is valid for two minutes', () => {
  let now = 0;
  const tokens = createTokens(() => now);
  const [early, late] = [tokens.mint(made), tokens.mint(made)];

  now = 119_999;
  expect(tokens.assess(early, 'key').valid).toBe(true);
  now = 120_000;
  expect(tokens.assess(late, 'key')).toEqual({ valid: false, invalidReason: 'EXPIRED' });
});

test('a token can be issued with an age', () => {
  const tokens = createTokens();
  const token = tokens.mint({ ...made, ageSeconds: 121 });

  expect(tokens.assess(token, 'key')).toEqual({ valid: false, invalidReason: 'EXPIRED' });
});

test('an unknown token, or one of another key, is malformed', () => {
  const tokens = createTokens();
  const malformed = { valid: false, invalidReason: 'MALFORMED' };

  expect(tokens.assess('made-up', 'key')).toEqual(malformed);
  expect(tokens.assess(tokens.mint(made), 'another')).toEqual(malformed);
});

test('old tokens are forgotten', () => {
  let now = 0;
  const tokens = createTokens(() => now);
  const token = tokens.mint(made);

  now = 600_000;
  tokens.mint(made);
  expect(tokens.assess(token, 'key')).toEqual({ valid: false, invalidReason: 'MALFORMED' });
});
