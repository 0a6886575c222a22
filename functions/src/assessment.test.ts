import { expect, test } from 'vitest';
import { parseAssessment } from './assessment.ts';

const properties = { valid: true, action: 'submit', hostname: 'example.com' };

test.each([0, 0.1, 1])('parses a valid token with the score %d', (score) => {
  expect(parseAssessment({ tokenProperties: properties, riskAnalysis: { score } })).toEqual({
    ...properties,
    score,
  });
});

test.each<[reason: unknown, invalidReason: string]>([
  ['EXPIRED', 'EXPIRED'],
  ['A_REASON_OF_TOMORROW', 'A_REASON_OF_TOMORROW'],
  [null, 'UNKNOWN'],
  [7, 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('parses an invalid token with the reason %s, without a score', (reason, invalidReason) => {
  const tokenProperties = { ...properties, valid: false, invalidReason: reason };
  expect(parseAssessment({ tokenProperties })).toEqual({ valid: false, invalidReason });
});

const analysis = { score: 0.9 };
const withProperties = (changes: object) => ({
  tokenProperties: { ...properties, ...changes },
  riskAnalysis: analysis,
});
const withScore = (score: unknown) => ({ tokenProperties: properties, riskAnalysis: { score } });

test.each([
  ['nothing', undefined],
  ['a string', 'ok'],
  ['an empty object', {}],
  ['a list', [withScore(0.9)]],
  ['everything under __proto__', JSON.parse(`{"__proto__":${JSON.stringify(withScore(0.9))}}`)],
  ['null inside', { tokenProperties: null, riskAnalysis: null }],
  ['no validity', withProperties({ valid: undefined })],
  ['a string as validity', withProperties({ valid: 'true' })],
  ['a number as validity', withProperties({ valid: 1 })],
  ['a list as hostname', withProperties({ hostname: ['localhost'] })],
  ['no hostname', withProperties({ hostname: undefined })],
  ['a list as action', withProperties({ action: ['submit'] })],
  ['no action', withProperties({ action: undefined })],
  ['no analysis', { tokenProperties: properties }],
  ['a list as analysis', { tokenProperties: properties, riskAnalysis: [0.9] }],
  ['a list as properties', { tokenProperties: [properties], riskAnalysis: analysis }],
  ['no score', withScore(undefined)],
  ['a string as score', withScore('0.9')],
  ['null as score', withScore(null)],
  ['a list as score', withScore([0.9])],
  ['NaN', withScore(Number.NaN)],
  ['infinity', withScore(Number.POSITIVE_INFINITY)],
  ['a score above 1', withScore(1 + Number.EPSILON)],
  ['a score below 0', withScore(-Number.EPSILON)],
])('throws for %s', (_what, body) => {
  expect(() => parseAssessment(body)).toThrow(
    expect.objectContaining({ name: 'AssessmentFailed' }),
  );
});
