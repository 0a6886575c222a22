/**
 * The service account of the verifiers, in their own project. It has only the two roles below; the
 * platform's default account can often change the whole project.
 */
export const verifierAccount = 'verifier@';

/** The roles for writing receipts and assessing tokens. */
export const verifierRoles = ['roles/datastore.user', 'roles/recaptchaenterprise.agent'] as const;
