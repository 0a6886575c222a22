import type { HttpsFunction } from 'firebase-functions/https';
import { warmUpQuery } from '../../src/domain/leads/bot-check/bot-check.contract.ts';

/**
 * The callable, which also answers a warm-up with 204: a GET that a page sends before a visitor
 * submits. An instance does `start` once; a failure is left to the verification that meets it too.
 *
 * @param start what the first verification would have to wait for
 */
export function withWarmUp<C extends HttpsFunction>(callable: C, start: () => Promise<unknown>): C {
  let started: Promise<unknown> | undefined;
  return new Proxy(callable, {
    async apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      if (request.method !== 'GET' || !Object.hasOwn(request.query, warmUpQuery)) {
        return Reflect.apply(target, self, [request, response]);
      }
      started ??= start().catch(() => undefined);
      await started;
      response.status(204).end();
    },
  });
}
