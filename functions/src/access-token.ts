import { applicationDefault } from 'firebase-admin/app';

/** The token that the emulators accept for an account with all rights. */
const emulatorToken = 'owner';

/**
 * Returns an access token of the account that the functions run as. The platform provides it, and the
 * SDK caches it until it expires. In the emulator there is no such account.
 */
export async function accessToken(): Promise<string> {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return emulatorToken;
  return (await applicationDefault().getAccessToken()).access_token;
}
