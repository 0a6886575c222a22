/**
 * The account that the verifiers run as, of the project that they are in. Its rights are the two roles
 * and nothing else: the platform's default account may often change the whole project.
 */
export const verifierAccount = 'verifier@';

/** To write receipts, and to have tokens assessed. */
export const verifierRoles = ['roles/datastore.user', 'roles/recaptchaenterprise.agent'] as const;
