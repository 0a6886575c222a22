import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';

/**
 * Loaded first in each process of a rehearsal. Resolves every host to this machine, so that nothing can
 * reach Google, and redirects requests to Google and to the live site to the fake.
 */
const port = process.env.REHEARSAL_PORT;

dns.lookup = ((_host: string, options: unknown, callback?: unknown) => {
  const answer = (callback ?? options) as (...found: unknown[]) => void;
  const all = typeof options === 'object' && (options as dns.LookupOptions | null)?.all;
  process.nextTick(() =>
    all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
  );
}) as typeof dns.lookup;

/** Returns the fake's address for a request to Google or to the live site; otherwise undefined. */
function findStandIn(address: string | URL): string | undefined {
  const { hostname, pathname, search, protocol } = new URL(address);
  const isPlayed = protocol === 'https:' && /\.(googleapis\.com|test)$/.test(hostname);
  return isPlayed ? `http://${hostname}:${port}${pathname}${search}` : undefined;
}

function splitAddress(address: string | URL): { hostname: string; path: string } {
  const { hostname, pathname, search } = new URL(address);
  return { hostname, path: pathname + search };
}

const { fetch } = globalThis;
globalThis.fetch = (input, options) =>
  fetch(findStandIn(input instanceof Request ? input.url : input) ?? input, options);

// Google's sign-in libraries send theirs with this, as an address with options or as options alone.
const { request } = https;
https.request = ((...args: [string | URL, https.RequestOptions] | [https.RequestOptions]) => {
  const [first, second = {}] = args;
  const isAddress = typeof first === 'string' || first instanceof URL;
  const { method, headers, hostname, path } = isAddress
    ? { ...second, ...splitAddress(first) }
    : first;
  const target = findStandIn(`https://${hostname}${path}`);
  return target ? http.request(target, { method, headers }) : Reflect.apply(request, https, args);
}) as typeof request;

// The CLI looks whether Google has enabled an API after ten seconds, and the fake has at once.
const [, script = ''] = process.argv;
if (script.endsWith('/firebase-tools/lib/bin/firebase.js')) {
  createRequire(script)('../ensureApiEnabled.js').POLL_SETTINGS.pollInterval = 0;
}
