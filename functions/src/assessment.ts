/** The provider's verdict on a token. */
export type Assessment =
  | { valid: true; action: string; hostname: string; score: number }
  | { valid: false; invalidReason: string };

/** The provider did not answer in time, refused, or returned an invalid reply. */
export class AssessmentFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'AssessmentFailed';
  }
}

type Json = Record<string, unknown>;

function objectIn(body: unknown, key: string): Json {
  const value = typeof body === 'object' && body !== null ? (body as Json)[key] : undefined;
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function isScore(score: unknown): score is number {
  return typeof score === 'number' && score >= 0 && score <= 1;
}

/** @throws AssessmentFailed for anything but a clear verdict */
export function parseAssessment(body: unknown): Assessment {
  const { valid, invalidReason, action, hostname } = objectIn(body, 'tokenProperties');
  const { score } = objectIn(body, 'riskAnalysis');

  if (valid === false) {
    return { valid, invalidReason: typeof invalidReason === 'string' ? invalidReason : 'UNKNOWN' };
  }
  if (valid !== true)
    throw new AssessmentFailed('the reply does not say whether the token is valid');
  if (typeof action !== 'string' || typeof hostname !== 'string') {
    throw new AssessmentFailed('the reply lacks the action or the hostname');
  }
  if (!isScore(score)) throw new AssessmentFailed('the reply lacks a score from 0 to 1');
  return { valid, action, hostname, score };
}
