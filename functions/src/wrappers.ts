import type { HttpsFunction } from 'firebase-functions/https';
import { warmUpQuery } from '../../src/model/lead-forms/bot-check.contract.ts';

/**
 * Wraps the callable so that it refuses calls from pages of other sites: calls and CORS preflights get
 * a 403 that those pages cannot read. A request without an origin does not come from a page, and its
 * sender could fake any origin anyway.
 *
 * The `cors` option of onCall would keep another site from reading the answer, but would still execute
 * its call. The emulator also overrides the option, so it could not be tested.
 *
 * @param allowedHostnames returns the hosts of the site's pages, in lowercase
 */
export function withAllowedOrigins<C extends HttpsFunction>(
  callable: C,
  allowedHostnames: () => readonly string[],
): C {
  return new Proxy(callable, {
    apply(target, self, [request, response]: Parameters<HttpsFunction>) {
      const { origin } = request.headers;
      if (origin === undefined || allowedHostnames().includes(URL.parse(origin)?.hostname ?? '')) {
        return Reflect.apply(target, self, [request, response]);
      }
      const message = 'Pages of other sites may not call this.';
      response.status(403).json({ error: { status: 'PERMISSION_DENIED', message } });
    },
  });
}

type Json = Record<string, unknown>;

/** The fields that the verifiers read. */
const fields = ['token', 'action'] as const;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the body of a call reduced to the string fields that a verifier reads; for anything that is
 * not a call, `{ data: null }`, which the verifier refuses.
 *
 * @example sanitizedCall({ data: { token: 'abc', action: ['submit'], more: 1 } }) // { data: { token: 'abc' } }
 */
export function sanitizedCall(body: unknown): { data: Json | null } {
  if (!isObject(body) || Object.keys(body).join() !== 'data') return { data: null };
  const { data } = body;
  if (!isObject(data)) return { data: null };
  const texts = fields.filter((key) => Object.hasOwn(data, key) && typeof data[key] === 'string');
  return { data: Object.fromEntries(texts.map((key) => [key, data[key]])) };
}

/**
 * Wraps the callable so that every body is sanitized before firebase-functions parses it. Otherwise
 * firebase-functions would log a body without `data`, including the token, and answer unknown types and
 * deeply nested lists with an internal error.
 */
export function withSanitizedCalls<C extends HttpsFunction>(callable: C): C {
  return new Proxy(callable, {
    apply(target, self, [request, ...rest]: Parameters<HttpsFunction>) {
      request.body = sanitizedCall(request.body);
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
}

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
