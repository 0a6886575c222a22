import { Failure } from '../../lib/failure.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns the origin of the site to check.
 *
 * @param address such as `https://keystead.example` or `http://127.0.0.1:5000`
 * @throws Failure for anything that is not an origin, and for http:// of another machine
 */
export function siteOrigin(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    `${url.pathname}${url.search}${url.hash}` !== '/'
  ) {
    throw new Failure(
      'Name the site to check, without a path: npm run smoke -- https://your-site.example',
    );
  }
  if (url.protocol === 'http:' && !isLocal(url.origin)) {
    throw new Failure(`A live site is checked over https: npm run smoke -- https://${url.host}`);
  }
  return url.origin;
}

/** Whether an origin is on this machine, under the emulators. */
export function isLocal(origin: string): boolean {
  return loopback.has(new URL(origin).hostname);
}
