import type { Env } from '#src/lib/env.schema.ts';

/** The input of the doctor's checks. In addresses and texts, `PROJECT` stands for the project's id. */
export interface Patient {
  /**
   * Returns what a Google API answers to a GET, or to a POST if there is a body; `{}` for what does not exist.
   *
   * @throws Error for every other failure
   */
  ask(address: string, body?: object): Promise<Answer>;
  env: Env;
  hostname: string;
  read(path: string): string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: each check reads the few fields of its own API, which may be missing.
type Answer = any;

/** Returns a text about `PROJECT` with the project's id. */
export function inProject(projectId: string, text: string): string {
  return text.replaceAll(/\bPROJECT\b/g, projectId);
}

/** Returns `ask` of a patient. */
export function askGoogle(projectId: string, accessToken: string, send = fetch): Patient['ask'] {
  return async (address, body) => {
    const [, api, path] = /^(\w+)(\/.*)$/.exec(inProject(projectId, address)) ?? [];
    const response = await send(`https://${api}.googleapis.com${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(answer.error?.message ?? `status ${response.status}`);
    return answer;
  };
}

/** Whether a policy notifies somebody about what its filter watches. */
export async function hasAlert({ ask }: Patient, watches: RegExp): Promise<boolean> {
  const { alertPolicies = [] } = await ask('monitoring/v3/projects/PROJECT/alertPolicies');
  return alertPolicies.some(
    ({ enabled, notificationChannels = [], conditions = [] }: Answer) =>
      enabled !== false &&
      notificationChannels.length > 0 &&
      conditions.some((one: Answer) => watches.test(one.conditionThreshold?.filter ?? '')),
  );
}
