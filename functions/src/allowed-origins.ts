import type { HttpsFunction } from 'firebase-functions/https';

/**
 * The callable, closed to pages of other sites: their calls and their preflights are answered 403
 * without leave to read it. What sends no origin is no page, and could write any origin it likes.
 *
 * The `cors` option of onCall would keep another site from reading the answer, not from having its call
 * carried out; and the emulator overrides it, so that no test could hold it.
 *
 * @param allowedHostnames returns the hosts of the site's pages, in lower case
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
