import { createHash } from 'node:crypto';
import { functionsOrigin } from '#src/data/firebase/function-address.ts';
import type { Env } from '#src/lib/addresses/env.schema.ts';
import { functionsRegion } from '#src/model/lead-forms/bot-check.contract.ts';

/**
 * sonner inserts a `<style>` when it is imported: first the empty element, then its text, and browsers
 * check both. Every page allows them, as the router can lead from any page to one that shows toasts.
 */
const stylesOfSonner = [hashSource(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

interface Page {
  /** Whether the owner signs in or works there. Everybody else meets the bot check, and no sign-in. */
  isOwners: boolean;
  /** The texts of its inline scripts and styles. */
  scripts: string[];
  styles: string[];
}

/**
 * Returns the Content-Security-Policy of one page. The directives that a `<meta>` cannot set
 * (frame-ancestors) are in the headers of firebase.json; both apply.
 */
export function contentSecurityPolicy(env: Env, { isOwners, scripts, styles }: Page) {
  const { emulators } = env;
  const { scriptUrl } = env.recaptcha;
  const provider = new URL('.', scriptUrl).href;
  const staticFolder = emulators ? [] : ['https://www.gstatic.com/recaptcha/'];
  const ownersHosts = emulators
    ? [`http://${emulators.auth}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const verifiers = emulators
    ? `http://${emulators.functions}`
    : functionsOrigin(env, functionsRegion);
  const database = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const [releases = provider] = staticFolder;
  const botCheck = isOwners ? [] : [scriptUrl, `${releases}releases/`];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The provider's script and the folder of its releases, from which it loads its second half. Beside them, the
    // provider serves other scripts, with which injected markup could run code. Browsers compare a source exactly
    // unless it ends with a slash, and ignore the query of the script.
    'script-src': ["'self'", ...scripts.map(hashSource), ...botCheck],
    'style-src': ["'self'", ...styles.map(hashSource), ...stylesOfSonner],
    // A post's image may come from any address, but pages only show those with https:. An uploaded
    // picture comes from the database until the build has written its file.
    'img-src': ["'self'", 'https:', 'blob:'],
    'connect-src': [
      ...["'self'", database],
      ...(isOwners ? ownersHosts : [verifiers, provider, ...staticFolder]),
    ],
    // The provider's frame may come from two hosts.
    ...(!isOwners && {
      'frame-src': [provider, ...(emulators ? [] : ['https://recaptcha.google.com/recaptcha/'])],
    }),
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
