import { applicationDefault } from 'firebase-admin/app';

/** The token that the emulators take for an account that may do everything. */
const emulatorToken = 'owner';

/**
 * Returns an access token of the account that the functions run as, from the platform. It is kept
 * until it expires. There is no such account in the emulator.
 */
export async function accessToken(): Promise<string> {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return emulatorToken;
  return (await applicationDefault().getAccessToken()).access_token;
}
