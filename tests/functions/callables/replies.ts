import type { CallReply } from '../suite.ts';
import type { Made } from './row.ts';

function error(status: number, code: string, message: string): CallReply {
  return { status, body: { error: { status: code, message } } };
}

/** The reply to a request that is not a call, because of its method or its content type. */
export const badRequest = error(400, 'INVALID_ARGUMENT', 'Bad Request');

/** Returns the reply when the body parser rejects a request before the function runs. */
export const turnedAway = (status: number): CallReply => ({ status, body: undefined });

export const noToken = error(400, 'INVALID_ARGUMENT', 'The token is missing or malformed.');

export const noAction = error(400, 'INVALID_ARGUMENT', 'The action is missing or unknown.');

export const unauthenticated = error(401, 'UNAUTHENTICATED', 'Unauthenticated');

export const otherSite = error(403, 'PERMISSION_DENIED', 'Pages of other sites may not call this.');

export const noVerdict = error(503, 'UNAVAILABLE', 'The bot check could not be completed.');

export const refused: CallReply = { status: 200, body: { result: { success: false } } };

export const scored =
  (score: number) =>
  ({ action }: Made): CallReply => ({
    status: 200,
    body: { result: { success: true, score, action } },
  });

export const verified = scored(0.9);
