import type { Check } from '../check.ts';

/** Checks that http:// redirects to https://. */
export const httpsCheck: Check = {
  name: 'http:// leads to https://',
  advice: 'Hosting does so once the domain has its certificate: see its state in the console',
  async faults({ origin, local }) {
    if (local) return [];
    const { host } = new URL(origin);
    const { status, headers } = await fetch(`http://${host}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const location = headers.get('location') ?? 'nowhere';
    return [301, 308].includes(status) && location.startsWith(`https://${host}/`)
      ? []
      : [`http://${host}/ answers ${status} and leads to ${location}`];
  },
};
