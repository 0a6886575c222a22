export { recaptchaSiteKey } from '../local/stack.ts';

/** The verifier's, as in functions/.secret.local. It opens nothing but the stand-in. */
export const recaptchaApiKey = 'local-recaptcha-api-key';
