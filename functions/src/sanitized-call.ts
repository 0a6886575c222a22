import type { HttpsFunction } from 'firebase-functions/https';

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
