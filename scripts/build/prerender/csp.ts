import { createHash } from 'node:crypto';
import { functionsRegion } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { Env } from '#src/lib/env.schema.ts';
import { functionsOrigin } from '#src/lib/firebase/function-address.ts';

/**
 * sonner inserts a `<style>` when it is imported: first the empty element, then its text, and browsers
 * check both. Every page allows them, as the router can lead from any page to one that shows toasts.
 */
const stylesOfSonner = [hashOf(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

const staticFolder = 'https://www.gstatic.com/recaptcha/';

/**
 * Returns the Content-Security-Policy of one page. The directives that a `<meta>` cannot set
 * (frame-ancestors) are in the headers of firebase.json; both apply.
 */
export function contentSecurityPolicy(env: Env, inline: { scripts: string[]; styles: string[] }) {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf), ...scriptSources(env)],
    'style-src': ["'self'", ...inline.styles.map(hashOf), ...stylesOfSonner],
    // A post's image may come from any address, but pages only show those with https:. An uploaded
    // picture comes from the database until the build has written its file.
    'img-src': ["'self'", 'https:', 'blob:'],
    'connect-src': ["'self'", ...backends(env), ...requestSources(env)],
    'frame-src': frameSources(env),
    'manifest-src': ["'self'"],
    // The browser never submits a form itself: the answers would be in the address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function backends(env: Env): string[] {
  const { emulators } = env;
  return emulators
    ? [emulators.firestore, emulators.functions, emulators.auth].map((at) => `http://${at}`)
    : [
        'https://firestore.googleapis.com',
        // Signing in and its tokens. The router can lead to the login page from any other, under the
        // policy of the page that was opened first.
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        functionsOrigin(env, functionsRegion),
      ];
}

/**
 * Returns the provider's script and the folder of its releases, from which it loads its second half. Beside
 * them, the provider serves other scripts, with which injected markup could run code. Browsers compare a
 * source exactly unless it ends with a slash, and ignore the query of the script.
 */
function scriptSources({ recaptcha: { scriptUrl }, emulators }: Env): string[] {
  const folder = emulators ? folderOf(scriptUrl) : staticFolder;
  return [scriptUrl, `${folder}releases/`];
}

function requestSources({ recaptcha, emulators }: Env): string[] {
  const own = folderOf(recaptcha.scriptUrl);
  return emulators ? [own] : [own, staticFolder];
}

/** Returns the sources of the provider's frame, which may come from two hosts. */
function frameSources({ recaptcha, emulators }: Env): string[] {
  const own = folderOf(recaptcha.scriptUrl);
  return emulators ? [own] : [own, 'https://recaptcha.google.com/recaptcha/'];
}

function folderOf(address: string): string {
  return new URL('.', address).href;
}
