import type { Assessment } from '#scripts/local/fake-recaptcha.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { noVerdict, refused, scored, verified } from './replies.ts';
import type { Row } from './row.ts';

type Json = Record<string, unknown>;

const properties = { valid: true, action: 'submit', hostname: 'localhost' };
const analysis = { score: 0.9 };

/** Returns the body of a reply. `undefined` leaves a field out. */
const assessmentWith = (
  tokenProperties: unknown,
  riskAnalysis: unknown = analysis,
): Assessment => ({
  reply: { body: JSON.stringify({ tokenProperties, riskAnalysis }) },
});
const withTokenProperties = (changed: Json) => assessmentWith({ ...properties, ...changed });
const body = (text: string): Assessment => ({ reply: { body: text } });
const status = (code: number): Assessment => ({
  reply: {
    status: code,
    body: JSON.stringify({ tokenProperties: properties, riskAnalysis: analysis }),
  },
});
/** Returns an error in Google's form. */
const apiError = (code: number, name: string, message: string): Assessment => ({
  reply: { status: code, body: JSON.stringify({ error: { code, message, status: name } }) },
});
const invalid = (invalidReason: unknown) =>
  assessmentWith({ valid: false, invalidReason, hostname: '', action: '' }, { score: 0 });

const goodText = JSON.stringify({ tokenProperties: properties, riskAnalysis: { score: 'SCORE' } });
/** Returns a body with a score that JSON.stringify would not produce. */
const bodyWithScore = (score: string) => body(goodText.replace('"SCORE"', score));

type Columns = [string, Assessment, Row['reply'], receipts: number];

/** Columns: name, what the provider does, reply, receipts. It is always asked once. */
const table: Columns[] = [
  // No answer
  ['never answers', { fault: 'hang' }, noVerdict, 0],
  ['drops the connection', { fault: 'dropped' }, noVerdict, 0],
  ['drops the connection during its answer', { fault: 'cut-off' }, noVerdict, 0],
  ['has an exhausted quota', apiError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'), noVerdict, 0],
  ['has an internal error', apiError(500, 'INTERNAL', 'Internal error encountered.'), noVerdict, 0],
  ...[204, 304, 307, 400, 401, 403, 404, 408, 429, 500, 502, 503, 504].map(
    (code): Columns => [`answers ${code}`, status(code), noVerdict, 0],
  ),

  // Invalid JSON, or JSON without content
  ['answers with a page', body('<!doctype html><p>Sign in'), noVerdict, 0],
  ['answers with nothing', body(''), noVerdict, 0],
  ['answers with half of it', body(goodText.slice(0, 40)), noVerdict, 0],
  ['answers with null', body('null'), noVerdict, 0],
  ['answers with true', body('true'), noVerdict, 0],
  ['answers with a string', body('"ok"'), noVerdict, 0],
  ['answers with an array', body(`[${goodText}]`), noVerdict, 0],
  ['answers with an empty object', body('{}'), noVerdict, 0],
  ['answers with an error and 200', body('{"error":{"code":403}}'), noVerdict, 0],
  ['answers under __proto__', body(`{"__proto__":${goodText}}`), noVerdict, 0],

  // The score
  ['gives no analysis', body(JSON.stringify({ tokenProperties: properties })), noVerdict, 0],
  ['gives no score', assessmentWith(properties, {}), noVerdict, 0],
  ['gives the score NaN', bodyWithScore('NaN'), noVerdict, 0],
  ['gives an infinite score', bodyWithScore('1e999'), noVerdict, 0],
  ['gives a score just below 0', { score: -Number.EPSILON }, noVerdict, 0],
  ['gives a score just above 1', { score: 1 + Number.EPSILON }, noVerdict, 0],
  ...[0, 0.1, 0.49, minimumScore - Number.EPSILON, minimumScore, 1].map(
    (score): Columns => [`gives the score ${score}`, { score }, scored(score), 1],
  ),

  // The token's properties
  ['gives no properties', assessmentWith(undefined), noVerdict, 0],
  ['gives no validity', withTokenProperties({ valid: undefined }), noVerdict, 0],
  ['gives no hostname', withTokenProperties({ hostname: undefined }), noVerdict, 0],
  ['gives an empty hostname', withTokenProperties({ hostname: '' }), refused, 0],
  ['gives a hostname with a space', withTokenProperties({ hostname: 'localhost ' }), refused, 0],
  ['gives no action', withTokenProperties({ action: undefined }), noVerdict, 0],
  ['gives an empty action', withTokenProperties({ action: '' }), refused, 0],
  ['gives another action', withTokenProperties({ action: 'contact' }), refused, 0],

  // An invalid token. `DUPE` is among the tokens.
  ...[
    'INVALID_REASON_UNSPECIFIED',
    'UNKNOWN_INVALID_REASON',
    'MALFORMED',
    'EXPIRED',
    'MISSING',
    'BROWSER_ERROR',
    'UNEXPECTED_ACTION',
    'A_REASON_OF_TOMORROW',
    '',
    null,
    7,
    undefined,
  ].map(
    (reason): Columns => [
      `gives the reason ${reason === '' ? 'of no letters' : reason}`,
      invalid(reason),
      refused,
      0,
    ],
  ),
  [
    'calls it invalid with a good score',
    assessmentWith({ ...properties, valid: false }),
    refused,
    0,
  ],

  // Unusual, but a valid verdict
  ['answers 201', status(201), verified, 1],
  ['answers slowly', { delayMs: 300 }, verified, 1],
  [
    'answers with additional fields',
    withTokenProperties({ iosBundleId: '', more: {} }),
    verified,
    1,
  ],
  [
    'answers with __proto__ as well',
    body(goodText.replace('"SCORE"', '0.9,"__proto__":{}')),
    verified,
    1,
  ],
];

/** What the provider may do with a valid token. */
export const providerAnswers: Row[] = table.map(([name, assessment, reply, receipts]) => ({
  name,
  token: { assessment },
  reply,
  receipts,
  assessments: 1,
}));
