import type { Env } from '#src/lib/env.schema.ts';

/** The input of the doctor's checks. */
export interface Patient {
  google: GoogleApi;
  projectId: string;
  /** Settings of the build. */
  env: Env;
  /** Host of the site's own address. */
  hostname: string;
  /** Returns the text of a file of the repository; null if there is none. */
  read(path: string): string | null;
  /** Today, as `2026-11-23`. */
  day: string;
}

/** Thrown if a Google API refuses a request or cannot be reached. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Calls Google's APIs for one project, with the signed in account. */
export interface GoogleApi {
  /**
   * Returns the response to a GET, or to a POST if there is a body.
   *
   * @throws Unanswered for every status except 200
   */
  ask<T>(address: string, body?: object): Promise<T>;
  /** Like `ask`, but returns null for what does not exist. */
  find<T>(address: string): Promise<T | null>;
}

/**
 * @param accessToken of the signed in account
 * @param projectId whose quota the requests use
 * @param send replaces `fetch` in tests
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

/** Returns the rules in force; undefined if none are shipped. */
export async function fetchRules({ google, projectId }: Patient): Promise<string | undefined> {
  const rules = 'firebaserules.googleapis.com/v1/';
  const release = await google.find<{ rulesetName: string }>(
    `${rules}projects/${projectId}/releases/cloud.firestore`,
  );
  if (!release) return undefined;
  const { source } = await google.ask<{ source: { files: { content: string }[] } }>(
    rules + release.rulesetName,
  );
  return source.files[0]?.content;
}

/** Returns the command that ships rules, indexes and TTL policies. */
export function shipDatabase({ projectId }: Patient): string {
  return `npx firebase deploy --only firestore --project ${projectId}`;
}

/** Returns the address of the database. */
export function databaseOf(projectId: string): string {
  return `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
}
