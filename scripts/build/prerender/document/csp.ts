import { createHash } from 'node:crypto';
import { functionsRegion } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type { Env } from '#src/lib/env.schema.ts';
import { functionsOrigin } from '#src/lib/firebase/function-address.ts';

/**
 * sonner inserts a `<style>` as it is imported: first the empty element, then its text, and browsers
 * check both. Every page allows them, as the router leads from any page to one that shows toasts.
 */
const stylesOfSonner = [hashOf(''), "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"];

/**
 * The Content-Security-Policy of one page. What a `<meta>` cannot say (frame-ancestors) stands in
 * the headers of firebase.json; both apply.
 *
 * @param inline the exact text of the page's inline scripts and styles
 */
export function contentSecurityPolicy(env: Env, inline: { scripts: string[]; styles: string[] }) {
  const recaptcha = recaptchaSources(env);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf), ...recaptcha],
    'style-src': ["'self'", ...inline.styles.map(hashOf), ...stylesOfSonner],
    // The image of a post is a free address; https: is all that the pages use of them.
    'img-src': ["'self'", 'https:'],
    'connect-src': ["'self'", ...backends(env), ...recaptcha],
    'frame-src': frameSources(env),
    'manifest-src': ["'self'"],
    // No form of the site is sent by the browser itself: answers would stand in the address.
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
        // Signing in and its tokens. The router leads to the login page from any other, under the
        // policy of the page that was opened first.
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        functionsOrigin(env, functionsRegion),
      ];
}

/** The provider's script, and the host from which it loads its second half. */
function recaptchaSources({ recaptcha, emulators }: Env): string[] {
  const own = `${new URL(recaptcha.scriptUrl).origin}/recaptcha/`;
  return emulators ? [own] : [own, 'https://www.gstatic.com/recaptcha/'];
}

/** The provider names two hosts that its frame may come from. */
function frameSources({ recaptcha, emulators }: Env): string[] {
  const own = `${new URL(recaptcha.scriptUrl).origin}/recaptcha/`;
  return emulators ? [own] : [own, 'https://recaptcha.google.com/recaptcha/'];
}
