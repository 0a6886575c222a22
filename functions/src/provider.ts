import { type Assessment, AssessmentFailed, parseAssessment } from './assessment.ts';
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
