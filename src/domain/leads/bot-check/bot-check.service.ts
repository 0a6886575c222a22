import { env } from '#src/lib/env.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/** The part of the provider's script that the site uses. */
interface Provider {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: Provider };
  }
}

const retryDelaysMs = [2_000, 5_000, 15_000, 60_000];
const graceMs = 3_000;

let loading: Promise<Provider> | undefined;
let provide: (provider: Provider) => void;
let trying: Promise<void> | undefined;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Whether the check can be executed, now or within three seconds: a form may be sent right after it
 * was opened, and gives the script this time to arrive.
 */
export function isBotCheckReadySoon(): Promise<boolean> {
  const provider = loadedProvider();
  // It may have been given up.
  if (!providerOnPage()) void askForProvider(0);
  return withTimeout(provider, graceMs).then(
    () => true,
    () => false,
  );
}

/**
 * Loads the provider's script, once per visit, and runs it silently with the action `init`.
 * A script that fails to load is asked for again a few times, and by `askForProviderAgain`. Never
 * rejects: a blocked script leaves the promise pending.
 */
export function loadedProvider(): Promise<Provider> {
  if (!loading) {
    loading = new Promise((resolve) => {
      provide = resolve;
    });
    // Its only purpose is that the provider sees the visit begin; whether it works shows at submit.
    loading.then((provider) => execute(provider, 'init')).catch(() => undefined);
    void askForProvider(0);
  }
  return loading;
}

/**
 * Asks for the script at once, also when it was given up.
 *
 * @returns when it can be used or has failed, or after three seconds
 */
export function askForProviderAgain(): Promise<unknown> {
  const tried = askForProvider(0).then(() => providerOnPage() && loadedProvider());
  return withTimeout(tried, graceMs).catch(() => undefined);
}

/** One request at a time. What fails, or what a blocker puts in its place, is asked for again later. */
function askForProvider(attempt: number): Promise<void> {
  clearTimeout(nextTry);
  trying ??= loadScript().then(() => {
    trying = undefined;
    const provider = providerOnPage();
    if (provider) return provider.ready(() => provide(provider));
    const delay = retryDelaysMs[attempt];
    if (delay) nextTry = setTimeout(askForProvider, delay, attempt + 1);
  });
  return trying;
}

function providerOnPage(): Provider | undefined {
  return window.grecaptcha?.enterprise;
}

function loadScript(): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${env.recaptcha.scriptUrl}?render=${encodeURIComponent(env.recaptcha.siteKey)}`;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}

/** Runs the check; rejects when the provider does. */
export async function execute(provider: Provider, action: string): Promise<string> {
  return provider.execute(env.recaptcha.siteKey, { action });
}
