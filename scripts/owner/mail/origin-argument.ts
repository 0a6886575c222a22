import { site } from '../../../src/site.ts';
import { Failure } from '../../lib/failure.ts';
import type { Project } from '../project.ts';

/**
 * Returns the origin of links in mails: the given address, or the site's own.
 *
 * @throws Failure for an invalid address, and for a real project without an address of its own
 */
export function originArgument(named: string | undefined, { emulated }: Project): string {
  const origin = named ?? site.url;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || url.href !== `${url.origin}/` || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`--origin "${origin}" is not an address such as https://www.your-site.com.`);
  }
  if (!emulated && (url.protocol !== 'https:' || url.hostname.endsWith('.example'))) {
    throw new Failure(
      `Mails cannot link to ${url.origin}: set url in src/site.ts, or add --origin https://www.your-site.com.`,
    );
  }
  return url.origin;
}
