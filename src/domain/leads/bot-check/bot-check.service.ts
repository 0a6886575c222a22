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

/**
 * Loads the provider's script, once per visit, and runs it silently with the action `init`.
 * A script that fails to load is asked for again a few times. Never rejects: a blocked script
 * leaves the promise pending.
 */
export function botCheckReady(): Promise<void> {
  return loadedProvider().then(() => undefined);
}

/**
 * Whether the check can be executed, now or within three seconds: a form may be sent right after it
 * was opened, and gives the script this time to arrive.
 */
export function isBotCheckReadySoon(): Promise<boolean> {
  return withTimeout(botCheckReady(), graceMs).then(
    () => true,
    () => false,
  );
}

/** The provider's script, once it can be used; it may never come. */
export function loadedProvider(): Promise<Provider> {
  loading ??= loadProvider();
  return loading;
}

async function loadProvider(): Promise<Provider> {
  await loadScript(0);
  const provider = await new Promise<Provider>((resolve) => {
    const enterprise = window.grecaptcha?.enterprise;
    enterprise?.ready(() => resolve(enterprise));
  });
  // Its only purpose is that the provider sees the visit begin; whether it works shows at submit.
  execute(provider, 'init').catch(() => undefined);
  return provider;
}

function loadScript(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${env.recaptcha.scriptUrl}?render=${encodeURIComponent(env.recaptcha.siteKey)}`;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const delay = retryDelaysMs[attempt];
      if (delay !== undefined) setTimeout(() => resolve(loadScript(attempt + 1)), delay);
    };
    document.head.append(script);
  });
}

/** Runs the check; rejects when the provider does. */
export async function execute(provider: Provider, action: string): Promise<string> {
  return provider.execute(env.recaptcha.siteKey, { action });
}
