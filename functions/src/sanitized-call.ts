import type { HttpsFunction } from 'firebase-functions/https';

type Json = Record<string, unknown>;

/** What the verifiers read of a call's data. */
const fields = ['token', 'action'] as const;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The body of a call with nothing in it but the texts that a verifier reads; `{ data: null }`, which
 * it refuses, for whatever is no call.
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
 * The callable with every body made readable before firebase-functions sees it. That would log a
 * body without `data`, token included, and answer types that it does not know, and lists nested
 * too deeply for it, with an internal error.
 */
export function withSanitizedCalls<C extends HttpsFunction>(callable: C): C {
  return new Proxy(callable, {
    apply(target, self, [request, ...rest]: Parameters<HttpsFunction>) {
      request.body = sanitizedCall(request.body);
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
}
