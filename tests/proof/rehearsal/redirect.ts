import dns from 'node:dns';
import { createRequire } from 'node:module';

/**
 * Loaded first in each process of a rehearsal. Resolves every host to this machine, so that nothing can
 * reach Google, and redirects requests to Google and to the live site to the stand-in.
 */
const port = process.env.REHEARSAL_PORT;

dns.lookup = ((_host: string, options: unknown, callback?: unknown) => {
  const answer = (callback ?? options) as (...found: unknown[]) => void;
  const all = typeof options === 'object' && (options as dns.LookupOptions | null)?.all;
  process.nextTick(() =>
    all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4),
  );
}) as typeof dns.lookup;

const { fetch } = globalThis;
globalThis.fetch = (input, options) => {
  const { hostname, pathname, search, protocol } = new URL(
    input instanceof Request ? input.url : input,
  );
  const isPlayed = protocol === 'https:' && /\.(googleapis\.com|test)$/.test(hostname);
  const target = isPlayed ? `http://${hostname}:${port}${pathname}${search}` : input;
  return fetch(target, options);
};

// The CLI looks whether Google has enabled an API after ten seconds, and the stand-in has at once.
const [, script = ''] = process.argv;
if (script.endsWith('/firebase-tools/lib/bin/firebase.js')) {
  createRequire(script)('../ensureApiEnabled.js').POLL_SETTINGS.pollInterval = 0;
}
