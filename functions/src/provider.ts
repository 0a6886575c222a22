import type { Caller } from './caller.ts';
import type { Settings } from './settings.ts';

/** Long, because an instance that has just started is slow to connect. */
const timeoutMs = 15_000;

export interface Provider {
  /** @throws AssessmentFailed if there is no verdict */
  assess(token: string, expectedAction: string, caller: Caller): Promise<Assessment>;
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new AssessmentFailed(`the provider answered ${response.status}`);
  }
  return await response.json();
}

/**
 * Returns a provider that uses reCAPTCHA Enterprise's `projects.assessments.create`.
 *
 * @param accessToken returns a token of an account with the role `recaptchaenterprise.agent`
 */
export function recaptchaEnterprise(
  { endpoint, projectId, siteKey }: Settings,
  accessToken: () => Promise<string>,
): Provider {
  const address = new URL(`/v1/projects/${encodeURIComponent(projectId)}/assessments`, endpoint);

  return {
    async assess(token, expectedAction, { address: userIpAddress, userAgent }) {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${await accessToken()}`,
          },
          body: JSON.stringify({
            event: { token, siteKey, expectedAction, userIpAddress, userAgent },
          }),
          // The tokens must not follow a redirect.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return parseAssessment(await readBody(response));
      } catch (error) {
        if (error instanceof AssessmentFailed) throw error;
        const { name } = error as Error;
        throw new AssessmentFailed(`no usable reply from the provider (${name})`, { cause: error });
      }
    },
  };
}

/** The provider's verdict on a token. */
export type Assessment =
  | { valid: true; action: string; hostname: string; score: number }
  | { valid: false; invalidReason: string };

/** The provider did not answer in time, refused, or returned an invalid reply. */
class AssessmentFailed extends Error {
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
