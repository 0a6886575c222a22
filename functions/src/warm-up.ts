import type { HttpsFunction } from 'firebase-functions/https';
import { warmUpQuery } from '../../src/domain/leads/submission/bot-check.contract.ts';

/**
 * Wraps the callable so that it answers a warm-up request with 204: a GET that a page sends before a
 * visitor submits. An instance runs `start` once and ignores a failure, which a verification would
 * report.
 *
 * @param start does what the first verification would otherwise have to wait for
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
