import { createHash } from 'node:crypto';
import { functionsRegion } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { Env } from '#src/lib/env.schema.ts';
import { functionsOrigin } from '#src/lib/firebase/function-address.ts';

/**
 * sonner inserts a `<style>` when it is imported: first the empty element, then its text, and browsers
 * check both. Every page allows them, as the router can lead from any page to one that shows toasts.
 */
const stylesOfSonner = [hashSource(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * Returns the Content-Security-Policy of one page. The directives that a `<meta>` cannot set
 * (frame-ancestors) are in the headers of firebase.json; both apply.
 */
export function contentSecurityPolicy(env: Env, inline: { scripts: string[]; styles: string[] }) {
  const { emulators } = env;
  const { scriptUrl } = env.recaptcha;
  const provider = new URL('.', scriptUrl).href;
  const staticFolder = emulators ? [] : ['https://www.gstatic.com/recaptcha/'];
  const backends = emulators
    ? [emulators.firestore, emulators.functions, emulators.auth].map((at) => `http://${at}`)
    : [
        'https://firestore.googleapis.com',
        // Signing in and its tokens. The router can lead to the login page from any other, under the
        // policy of the page that was opened first.
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        functionsOrigin(env, functionsRegion),
      ];
  const [releases = provider] = staticFolder;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The provider's script and the folder of its releases, from which it loads its second half. Beside them, the
    // provider serves other scripts, with which injected markup could run code. Browsers compare a source exactly
    // unless it ends with a slash, and ignore the query of the script.
    'script-src': ["'self'", ...inline.scripts.map(hashSource), scriptUrl, `${releases}releases/`],
    'style-src': ["'self'", ...inline.styles.map(hashSource), ...stylesOfSonner],
    // A post's image may come from any address, but pages only show those with https:. An uploaded
    // picture comes from the database until the build has written its file.
    'img-src': ["'self'", 'https:', 'blob:'],
    'connect-src': ["'self'", ...backends, provider, ...staticFolder],
    // The provider's frame may come from two hosts.
    'frame-src': [provider, ...(emulators ? [] : ['https://recaptcha.google.com/recaptcha/'])],
    'manifest-src': ["'self'"],
    // The browser never submits a form itself: the answers would be in the address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
