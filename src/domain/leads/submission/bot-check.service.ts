import { env } from '#src/lib/env.ts';
import { withTimeout } from '#src/lib/timers.ts';

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
let pendingRequest: Promise<void> | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** The second half of the provider's script, which the first half requests once, if it has failed to load. */
let failedHalf: HTMLScriptElement | undefined;

/** Runs the check for an action; resolves to its token, and rejects when the provider does. */
export type RunBotCheck = (action: string) => Promise<string>;

/** Waits up to three seconds for the check, as forms may be submitted at once; undefined if it cannot be executed. */
export function waitForBotCheck(): Promise<RunBotCheck | undefined> {
  const provider = loadedProvider();
  // The retries may have been used up.
  if (!providerOnPage()) void requestProvider(0);
  return withTimeout(provider, graceMs).then(
    (provider) => (action) => execute(provider, action),
    () => undefined,
  );
}

/**
 * Loads the provider's script, once per visit, and executes it silently with the action `init`. A script that fails to
 * load is retried a few times. Never rejects: a blocked script leaves the promise pending.
 */
export function loadedProvider(): Promise<Provider> {
  if (!loading) {
    loading = new Promise((resolve) => {
      provide = resolve;
    });
    // Only tells the provider that a visit began. If the check does not work, that shows on submit.
    loading.then((provider) => execute(provider, 'init')).catch(() => undefined);
    document.addEventListener('error', noteFailedHalf, true);
    void requestProvider(0);
  }
  return loading;
}

/** Requests the script after all retries, too. Resolves when that succeeds or fails, or after three seconds. */
export function retryProvider(): Promise<unknown> {
  const tried = requestProvider(0).then(() => providerOnPage() && loadedProvider());
  return withTimeout(tried, graceMs).catch(() => undefined);
}

/** Requests the script, one request at a time. Retries later if it fails or a blocker replaces it. */
function requestProvider(attempt: number): Promise<void> {
  clearTimeout(retryTimer);
  pendingRequest ??= loadScript().then(() => {
    pendingRequest = undefined;
    const provider = providerOnPage();
    if (provider) provider.ready(() => provide(provider));
    else retryLater(attempt);
  });
  return pendingRequest;
}

function retryLater(attempt: number): void {
  const delay = retryDelaysMs[attempt];
  if (delay) retryTimer = setTimeout(requestProvider, delay, attempt + 1);
}

function noteFailedHalf({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !/\/recaptcha\/releases\//.test(target.src)) return;
  failedHalf = target;
  if (!pendingRequest) retryLater(0);
}

function providerOnPage(): Provider | undefined {
  return failedHalf ? undefined : window.grecaptcha?.enterprise;
}

function loadScript(): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${env.recaptcha.scriptUrl}?render=${encodeURIComponent(env.recaptcha.siteKey)}`;
    script.async = true;
    for (const { name, value } of failedHalf?.attributes ?? []) script.setAttribute(name, value);
    failedHalf = undefined;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}

async function execute(provider: Provider, action: string): Promise<string> {
  return provider.execute(env.recaptcha.siteKey, { action });
}
