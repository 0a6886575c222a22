import { withTimeout } from '#src/lib/timers.ts';
import type { LeadAction } from './bot-check.contract.ts';
import { execute, loadedProvider } from './bot-check.service.ts';

const executeTimeoutMs = 20_000;

/**
 * Requests a token from the provider. It is valid for one verification within two minutes.
 *
 * @throws BotCheckFailed if the provider returns no token
 */
export async function executeBotCheck(action: LeadAction): Promise<string> {
  const token = await withTimeout(
    loadedProvider().then((provider) => execute(provider, action)),
    executeTimeoutMs,
  ).catch(() => '');
  if (!token) throw new BotCheckFailed();
  return token;
}

/** The provider returned no token. */
class BotCheckFailed extends Error {
  override name = 'BotCheckFailed';
}
