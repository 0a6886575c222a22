import type { HttpsFunction } from 'firebase-functions/https';

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
