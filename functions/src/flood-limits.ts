import { verifierActions } from '../../src/model/lead-forms/bot-check.contract.ts';

/** The most instances of each verifier. The platform may briefly start more. */
export const maxInstances = 2;

/**
 * How many assessments the provider makes in a minute. The owner sets this quota in the console:
 * docs/deploying.md, "What it costs".
 */
export const providerQuotaPerMinute = 80;

/**
 * The most verifications per minute that one address may ask of one instance (VERIFIER_CALLS_PER_MINUTE).
 * All instances of all verifiers together spend at most half of the provider's quota on one address, so
 * that the other half is left for everybody else.
 */
export const maxCallsPerMinute = Math.floor(
  providerQuotaPerMinute / 2 / (Object.keys(verifierActions).length * maxInstances),
);
