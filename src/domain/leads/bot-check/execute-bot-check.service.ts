import { withTimeout } from '#src/lib/with-timeout.ts';
import type { LeadAction } from './bot-check.contract.ts';
import { execute, loadedProvider } from './bot-check.service.ts';

const executeTimeoutMs = 20_000;

/**
 * Asks the provider for a token, which is good for one verification within two minutes.
 *
 * @throws BotCheckFailed when no token comes
 */
export async function executeBotCheck(action: LeadAction): Promise<string> {
  const token = await withTimeout(
    loadedProvider().then((provider) => execute(provider, action)),
    executeTimeoutMs,
  ).catch(() => '');
  if (!token) throw new BotCheckFailed();
  return token;
}

/** The provider gave no token. */
class BotCheckFailed extends Error {
  override name = 'BotCheckFailed';
}
