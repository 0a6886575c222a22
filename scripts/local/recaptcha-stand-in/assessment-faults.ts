import type { ServerResponse } from 'node:http';
import type { Behaviour } from './behaviour.ts';
import { sendApiError } from './http.ts';

type Told = Pick<NonNullable<Behaviour['assessment']>, 'fault' | 'reply'>;

/** Answers as told, without a look at the token; `false` when the token decides. */
export function answeredAsTold(response: ServerResponse, { fault, reply }: Told): boolean {
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
