/** An interface of Google did not answer a question: refused, or out of reach. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Asks Google's interfaces in the name of whoever is signed in, for one project. */
export interface GoogleApi {
  /**
   * Returns the answer to a GET, or to a POST if there is a body.
   *
   * @throws Unanswered for every status but 200
   */
  ask<T>(address: string, body?: object): Promise<T>;
  /** As `ask`; null for what does not exist. */
  find<T>(address: string): Promise<T | null>;
}

/**
 * @param accessToken of whoever is signed in
 * @param projectId to which the questions are counted
 * @param send instead of `fetch`, for tests
 */
export function googleApi(
  accessToken: string,
  projectId: string,
  send: typeof fetch = fetch,
): GoogleApi {
  async function ask<T>(address: string, body?: object): Promise<T> {
    const response = await send(`https://${address}`, {
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
    if (response.ok) return answer as T;
    throw new Unanswered(response.status, answer.error?.message ?? `status ${response.status}`);
  }

  return {
    ask,
    find: <T>(address: string) =>
      ask<T>(address).catch((error: unknown) => {
        if (error instanceof Unanswered && error.status === 404) return null;
        throw error;
      }),
  };
}
