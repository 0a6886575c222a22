import { env } from '#src/lib/addresses/env.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';

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

/** Runs the check for an action; resolves to its token, and rejects when the provider does. */
export type RunBotCheck = (action: string) => Promise<string>;

/** Waits up to three seconds for the check, as forms may be submitted at once; undefined if it cannot be executed. */
export function waitForBotCheck(): Promise<RunBotCheck | undefined> {
  const { loaded, onPage, request } = script();
  // The retries may have been used up.
  if (!onPage()) void request();
  return withTimeout(loaded, graceMs).then(
    (provider) => (action) => execute(provider, action),
    () => undefined,
  );
}

/** Loads the provider's script, once per visit, with a few retries, and executes it with the action `init`. Never rejects. */
export function loadedProvider(): Promise<Provider> {
  return script().loaded;
}

/** Requests the script after all retries, too. Resolves when that succeeds or fails, or after three seconds. */
export function retryProvider(): Promise<unknown> {
  const { loaded, onPage, request } = script();
  const tried = request().then(() => onPage() && loaded);
  return withTimeout(tried, graceMs).catch(() => undefined);
}

/** The provider's script on this page. */
const script = lazyValue(() => {
  let provide: (provider: Provider) => void;
  let pendingRequest: Promise<void> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** The second half of the script, which the first half requests once, if it has failed to load. */
  let failedHalf: HTMLScriptElement | undefined;

  const loaded = new Promise<Provider>((resolve) => {
    provide = resolve;
  });
  // Only tells the provider that a visit began. If the check does not work, that shows on submit.
  loaded.then((provider) => execute(provider, 'init')).catch(() => undefined);
  document.addEventListener('error', noteFailedHalf, true);
  void request();

  /** Requests the script, one request at a time. Retries later if it fails or a blocker replaces it. */
  function request(attempt = 0): Promise<void> {
    clearTimeout(retryTimer);
    pendingRequest ??= load().then(() => {
      pendingRequest = undefined;
      const provider = onPage();
      if (provider) provider.ready(() => provide(provider));
      else retryLater(attempt);
    });
    return pendingRequest;
  }

  function retryLater(attempt: number): void {
    const delay = retryDelaysMs[attempt];
    if (delay) retryTimer = setTimeout(request, delay, attempt + 1);
  }

  function noteFailedHalf({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement) || !/\/recaptcha\/releases\//.test(target.src))
      return;
    failedHalf = target;
    if (!pendingRequest) retryLater(0);
  }

  function onPage(): Provider | undefined {
    return failedHalf ? undefined : window.grecaptcha?.enterprise;
  }

  function load(): Promise<void> {
    return new Promise((resolve) => {
      const element = document.createElement('script');
      element.src = `${env.recaptcha.scriptUrl}?render=${encodeURIComponent(env.recaptcha.siteKey)}`;
      element.async = true;
      for (const { name, value } of failedHalf?.attributes ?? []) element.setAttribute(name, value);
      failedHalf = undefined;
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        resolve();
      };
      document.head.append(element);
    });
  }

  return { loaded, onPage, request };
});

async function execute(provider: Provider, action: string): Promise<string> {
  return provider.execute(env.recaptcha.siteKey, { action });
}
