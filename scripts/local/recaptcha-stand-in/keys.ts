export { recaptchaSiteKey } from '../stack.ts';

/** The verifier's in the emulator, as in functions/src/access-token.ts. It opens nothing but the stand-in. */
export const recaptchaAccessToken = 'owner';
