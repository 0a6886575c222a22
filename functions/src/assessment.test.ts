import { describe, expect, test } from 'vitest';
import { parseAssessment } from './assessment.ts';

const properties = { valid: true, action: 'submit', hostname: 'example.com' };

test.each([0, 0.1, 1])('parses a valid token with the score %d', (score) => {
  expect(parseAssessment({ tokenProperties: properties, riskAnalysis: { score } })).toEqual({
    ...properties,
    score,
  });
});

test('parses an invalid token without a score', () => {
  const tokenProperties = { valid: false, invalidReason: 'EXPIRED' };
  expect(parseAssessment({ tokenProperties })).toEqual(tokenProperties);
});

describe('throws for', () => {
  test.each([
    ['nothing', undefined],
    ['a string', 'ok'],
    ['an empty object', {}],
    ['null inside', { tokenProperties: null, riskAnalysis: null }],
    ['no validity', { tokenProperties: { action: 'submit' }, riskAnalysis: { score: 0.9 } }],
    [
      'a string as validity',
      { tokenProperties: { ...properties, valid: 'true' }, riskAnalysis: { score: 0.9 } },
    ],
    ['no score', { tokenProperties: properties }],
    ['a string as score', { tokenProperties: properties, riskAnalysis: { score: '0.9' } }],
    ['null as score', { tokenProperties: properties, riskAnalysis: { score: null } }],
    ['a list as score', { tokenProperties: properties, riskAnalysis: { score: [0.9] } }],
    ['a list as analysis', { tokenProperties: properties, riskAnalysis: [0.9] }],
    ['a list as properties', { tokenProperties: [properties], riskAnalysis: { score: 0.9 } }],
    ['NaN', { tokenProperties: properties, riskAnalysis: { score: Number.NaN } }],
    ['infinity', { tokenProperties: properties, riskAnalysis: { score: Infinity } }],
    ['a score above 1', { tokenProperties: properties, riskAnalysis: { score: 1.01 } }],
    ['a score below 0', { tokenProperties: properties, riskAnalysis: { score: -0.01 } }],
    [
      'a number as validity',
      { tokenProperties: { ...properties, valid: 1 }, riskAnalysis: { score: 0.9 } },
    ],
    [
      'a list as hostname',
      { tokenProperties: { ...properties, hostname: ['localhost'] }, riskAnalysis: { score: 0.9 } },
    ],
    [
      'a list as action',
      { tokenProperties: { ...properties, action: ['submit'] }, riskAnalysis: { score: 0.9 } },
    ],
    [
      'no hostname',
      { tokenProperties: { valid: true, action: 'submit' }, riskAnalysis: { score: 0.9 } },
    ],
    [
      'no action',
      { tokenProperties: { valid: true, hostname: 'localhost' }, riskAnalysis: { score: 0.9 } },
    ],
  ])('%s', (_what, body) => {
    expect(() => parseAssessment(body)).toThrow(
      expect.objectContaining({ name: 'AssessmentFailed' }),
    );
  });
});
