import type { Behavior } from '#scripts/local/recaptcha-stand-in/behavior.ts';
import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { noVerdict, refused, scored, verified } from './replies.ts';
import type { Row } from './row.ts';

type Assessment = NonNullable<Behavior['assessment']>;
type Json = Record<string, unknown>;

const properties = { valid: true, action: 'submit', hostname: 'localhost' };
const analysis = { score: 0.9 };

/** The body of a reply; `undefined` leaves a field out. */
const says = (tokenProperties: unknown, riskAnalysis: unknown = analysis): Assessment => ({
  reply: { body: JSON.stringify({ tokenProperties, riskAnalysis }) },
});
const saysOfToken = (changed: Json) => says({ ...properties, ...changed });
const saysScore = (score: unknown) => says(properties, { score });
const body = (text: string): Assessment => ({ reply: { body: text } });
const status = (code: number): Assessment => ({
  reply: {
    status: code,
    body: JSON.stringify({ tokenProperties: properties, riskAnalysis: analysis }),
  },
});
const invalid = (invalidReason: unknown) =>
  says({ valid: false, invalidReason, hostname: '', action: '' }, { score: 0 });

const goodText = JSON.stringify({ tokenProperties: properties, riskAnalysis: { score: 'SCORE' } });
/** A score that JSON.stringify would not write so. */
const bodyWithScore = (score: string) => body(goodText.replace('"SCORE"', score));

type Columns = [string, Assessment, Row['reply'], receipts: number];

/** Columns: name, what the provider does, reply, receipts; it is always asked once. */
const table: Columns[] = [
  // No answer
  ['answers never', { fault: 'hang' }, noVerdict, 0],
  ['drops the connection', { fault: 'dropped' }, noVerdict, 0],
  ['drops the connection within its answer', { fault: 'cut-off' }, noVerdict, 0],
  ['has a quota that is used up', { fault: 'rate-limited' }, noVerdict, 0],
  ['has an internal error', { fault: 'server-error' }, noVerdict, 0],
  ...[204, 304, 307, 400, 401, 403, 404, 408, 429, 500, 502, 503, 504].map(
    (code): Columns => [`answers ${code}`, status(code), noVerdict, 0],
  ),

  // No JSON, or none that says anything
  ['answers with a page', { fault: 'garbage' }, noVerdict, 0],
  ['answers with nothing', body(''), noVerdict, 0],
  ['answers with half of it', body(goodText.slice(0, 40)), noVerdict, 0],
  ['answers with null', body('null'), noVerdict, 0],
  ['answers with true', body('true'), noVerdict, 0],
  ['answers with a text', body('"ok"'), noVerdict, 0],
  ['answers with a list', body(`[${goodText}]`), noVerdict, 0],
  ['answers with an empty object', body('{}'), noVerdict, 0],
  ['answers with an error and 200', body('{"error":{"code":403}}'), noVerdict, 0],
  ['answers behind __proto__', body(`{"__proto__":${goodText}}`), noVerdict, 0],

  // The score
  ['gives no analysis', { fault: 'missing-score' }, noVerdict, 0],
  ['gives null as analysis', says(properties, null), noVerdict, 0],
  ['gives a list as analysis', says(properties, [0.9]), noVerdict, 0],
  ['gives no score', says(properties, {}), noVerdict, 0],
  ['gives null as score', saysScore(null), noVerdict, 0],
  ['gives true as score', saysScore(true), noVerdict, 0],
  ['gives a text as score', saysScore('0.9'), noVerdict, 0],
  ['gives a list as score', saysScore([0.9]), noVerdict, 0],
  ['gives a score as protocol buffers write NaN', { fault: 'nan-score' }, noVerdict, 0],
  ['gives the score NaN', bodyWithScore('NaN'), noVerdict, 0],
  ['gives an endless score', bodyWithScore('1e999'), noVerdict, 0],
  ['gives a score below 0', { score: -0.1 }, noVerdict, 0],
  ['gives a score just below 0', { score: -Number.EPSILON }, noVerdict, 0],
  ['gives a score above 1', { score: 1.1 }, noVerdict, 0],
  ['gives a score just above 1', { score: 1 + Number.EPSILON }, noVerdict, 0],
  ['gives a score of 90', { score: 90 }, noVerdict, 0],
  ...[0, 0.1, 0.49, minimumScore - Number.EPSILON, minimumScore, 1].map(
    (score): Columns => [`gives the score ${score}`, { score }, scored(score), 1],
  ),

  // The token's properties
  ['gives no properties', { fault: 'missing-token-properties' }, noVerdict, 0],
  ['gives null as properties', says(null), noVerdict, 0],
  ['gives a list as properties', says([properties]), noVerdict, 0],
  ['gives no validity', saysOfToken({ valid: undefined }), noVerdict, 0],
  ['gives null as validity', saysOfToken({ valid: null }), noVerdict, 0],
  ['gives a text as validity', saysOfToken({ valid: 'true' }), noVerdict, 0],
  ['gives a number as validity', saysOfToken({ valid: 1 }), noVerdict, 0],
  ['gives no hostname', saysOfToken({ hostname: undefined }), noVerdict, 0],
  ['gives null as hostname', saysOfToken({ hostname: null }), noVerdict, 0],
  ['gives a list as hostname', saysOfToken({ hostname: ['localhost'] }), noVerdict, 0],
  ['gives an empty hostname', saysOfToken({ hostname: '' }), refused, 0],
  ['gives a hostname with a space', saysOfToken({ hostname: 'localhost ' }), refused, 0],
  ['gives no action', saysOfToken({ action: undefined }), noVerdict, 0],
  ['gives a list as action', saysOfToken({ action: ['submit'] }), noVerdict, 0],
  ['gives an empty action', saysOfToken({ action: '' }), refused, 0],
  ['gives another action', saysOfToken({ action: 'contact' }), refused, 0],

  // An invalid token; `DUPE` is among the tokens
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
  ['calls it invalid with a good score', says({ ...properties, valid: false }), refused, 0],

  // Odd, and yet a verdict
  ['answers 201', status(201), verified, 1],
  ['answers slowly', { delayMs: 300 }, verified, 1],
  ['says more than it used to', saysOfToken({ iosBundleId: '', more: {} }), verified, 1],
  ['says __proto__ too', body(goodText.replace('"SCORE"', '0.9,"__proto__":{}')), verified, 1],
];

/** What the provider may do with a good token. */
export const providerAnswers: Row[] = table.map(([name, assessment, reply, receipts]) => ({
  name,
  token: { assessment },
  reply,
  receipts,
  assessments: 1,
}));
