import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Behavior, Behaviors } from './behavior.ts';
import { type Exchange, readJson, sendApiError, sendJson } from './http.ts';
import type { Tokens, TokenVerdict } from './tokens.ts';

type Told = Pick<NonNullable<Behavior['assessment']>, 'fault' | 'reply'>;

/** Sends the fault or the reply that the control API asked for; returns `false` if the token decides. */
function answeredAsTold(response: ServerResponse, { fault, reply }: Told): boolean {
  switch (fault) {
    case 'hang':
      return true;
    case 'dropped':
      response.destroy();
      return true;
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      response.write('{"tokenProperties":', () => response.destroy());
      return true;
    case 'rate-limited':
      sendApiError(response, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');
      return true;
    case 'server-error':
      sendApiError(response, 500, 'INTERNAL', 'Internal error encountered.');
      return true;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in');
      return true;
  }
  if (!reply) return false;
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(reply.body);
  return true;
}

const defaultScore = 0.9;

/** The event that the verifier sent, as the control API shows it. */
export interface AssessedEvent {
  token: string;
  siteKey: string;
  expectedAction?: string;
  userIpAddress?: string;
  userAgent?: string;
}

export interface AssessmentLog {
  count: number;
  last: AssessedEvent | null;
}

function eventOf(body: unknown): AssessedEvent | undefined {
  const event = (body as { event?: AssessedEvent } | undefined)?.event;
  return typeof event?.token === 'string' && typeof event.siteKey === 'string' ? event : undefined;
}

function replyTo(event: AssessedEvent, verdict: TokenVerdict, project: string, score: unknown) {
  return {
    name: `projects/${project}/assessments/${crypto.randomUUID().replaceAll('-', '')}`,
    event,
    riskAnalysis: {
      score: verdict.valid ? score : 0,
      reasons: [],
      extendedVerdictReasons: [],
      challenge: 'CHALLENGE_UNSPECIFIED',
    },
    tokenProperties: {
      valid: verdict.valid,
      invalidReason: verdict.valid ? 'INVALID_REASON_UNSPECIFIED' : verdict.invalidReason,
      hostname: verdict.valid ? verdict.hostname : '',
      androidPackageName: '',
      iosBundleId: '',
      action: verdict.valid ? verdict.action : '',
      createTime: new Date(verdict.valid ? verdict.issuedAt : 0).toISOString(),
    },
  };
}

/** The verifier's side: `projects.assessments.create`. */
export function assessmentSide(
  keys: { siteKey: string; accessToken: string },
  behaviors: Behaviors,
  tokens: Tokens,
) {
  let log: AssessmentLog = { count: 0, last: null };

  return {
    log: () => log,
    resetLog() {
      log = { count: 0, last: null };
    },

    async assess({ request, response, url }: Exchange): Promise<void> {
      const event = eventOf(await readJson(request));
      log = { count: log.count + 1, last: event ?? null };
      if (request.headers.authorization !== `Bearer ${keys.accessToken}`) {
        sendApiError(
          response,
          403,
          'PERMISSION_DENIED',
          'The access token is missing or not valid.',
        );
        return;
      }
      if (event?.siteKey !== keys.siteKey) {
        sendApiError(response, 400, 'INVALID_ARGUMENT', 'The event names no known site key.');
        return;
      }

      const told = tokens.assessmentOf(event.token) ?? behaviors.next('assessment');
      if (answeredAsTold(response, told)) return;

      const { fault, delayMs = 0, score = defaultScore } = told;
      const project = decodeURIComponent(url.pathname.split('/')[3] ?? '');
      const verdict = tokens.assess(event.token, event.siteKey);
      await wait(delayMs);
      const reply: Partial<ReturnType<typeof replyTo>> = replyTo(
        event,
        verdict,
        project,
        // Protocol buffers write NaN as a string in JSON.
        fault === 'nan-score' ? 'NaN' : score,
      );
      if (fault === 'missing-score') delete reply.riskAnalysis;
      if (fault === 'missing-token-properties') delete reply.tokenProperties;
      sendJson(response, 200, reply);
    },
  };
}
