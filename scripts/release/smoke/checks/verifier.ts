import { verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { Check } from '../check.ts';

/** Checks that both verifiers run, accept calls from this site, and reject a call without a token. */
export const verifierCheck: Check = {
  name: 'The verifiers refuse a call without a token, and answer this site',
  advice: 'Ship the functions; a 403 means that their service does not allow everybody to call it',
  async faults({ origin, visit: { verification } }) {
    if (!verification) return ['the contact page called no verifier'];
    const faults = await Promise.all(
      Object.keys(verifierActions).map(async (name) => {
        const answer = await fetch(new URL(name, verification.address), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: '{"data":{}}',
          signal: AbortSignal.timeout(60_000),
        });
        const refused = answer.status === 400 && (await answer.text()).includes('INVALID_ARGUMENT');
        const allowed = answer.headers.get('access-control-allow-origin');
        return [
          ...(refused ? [] : [`${name} answers ${answer.status} to a call without a token`]),
          ...(allowed === origin || allowed === '*' ? [] : [`${name} does not allow ${origin}`]),
        ];
      }),
    );
    return faults.flat();
  },
};

/** Checks that the provider's script runs under the page's policy, and that its token is assessed. */
export const botCheckCheck: Check = {
  name: 'A message from the contact page passes the bot check (it is not stored)',
  advice:
    'Compare the key in the build, its domains at the provider, and functions/.env.PROJECT; firebase functions:log has the reason',
  faults({ visit: { verification, violations } }) {
    return [
      ...violations.map((text) => `refused by the policy: ${text}`),
      ...verdict(verification),
    ];
  },
};

function verdict(verification: { status: number; body: string } | null): string[] {
  if (!verification) return ['no token came from the provider, or the form could not be sent'];
  const { status, body } = verification;
  if (status !== 200) return [`the verifier answered ${status}`];
  return /"success":\s*true/.test(body) ? [] : ['the verifier refused the token'];
}
