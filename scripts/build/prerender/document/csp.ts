import { createHash } from 'node:crypto';
import { functionsRegion } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type { Env } from '#src/lib/env.schema.ts';
import { functionsOrigin } from '#src/lib/firebase/function-address.ts';

/**
 * sonner inserts a `<style>` when it is imported: first the empty element, then its text, and browsers
 * check both. Every page allows them, as the router can lead from any page to one that shows toasts.
 */
const stylesOfSonner = [hashOf(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * Returns the Content-Security-Policy of one page. The directives that a `<meta>` cannot set
 * (frame-ancestors) are in the headers of firebase.json; both apply.
 *
 * @param inline the exact text of the page's inline scripts and styles
 */
export function contentSecurityPolicy(env: Env, inline: { scripts: string[]; styles: string[] }) {
  const recaptcha = recaptchaSources(env);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf), ...recaptcha],
    'style-src': ["'self'", ...inline.styles.map(hashOf), ...stylesOfSonner],
    // A post's image may come from any address, but pages only show those with https:.
    'img-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...backends(env), ...recaptcha],
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

/** Returns the sources of the provider's script and of the second half that it loads. */
function recaptchaSources({ recaptcha, emulators }: Env): string[] {
  const own = `${new URL(recaptcha.scriptUrl).origin}/recaptcha/`;
  return emulators ? [own] : [own, 'https://www.gstatic.com/recaptcha/'];
}

/** Returns the sources of the provider's frame, which may come from two hosts. */
function frameSources({ recaptcha, emulators }: Env): string[] {
  const own = `${new URL(recaptcha.scriptUrl).origin}/recaptcha/`;
  return emulators ? [own] : [own, 'https://recaptcha.google.com/recaptcha/'];
}
