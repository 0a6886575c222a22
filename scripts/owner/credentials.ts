import { applicationDefault, type Credential } from 'firebase-admin/app';
import { Failure } from '../lib/failure.ts';
import { within } from './deadline.ts';

const howTo =
  'Run gcloud auth application-default login, or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.';

/**
 * Returns the credentials of whoever runs the command, after trying them out. Otherwise the SDK would
 * fail later, with a longer message.
 *
 * @throws Failure that says how to get credentials
 */
export async function ownerCredentials(): Promise<Credential> {
  try {
    const credential = applicationDefault();
    await within('the sign-in of Google Cloud', credential.getAccessToken(), 30_000);
    return credential;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(credentialsMessage(error), { cause: error });
  }
}

/** Returns the Admin SDK's error about credentials as one line that says what to do. */
export function credentialsMessage(error: unknown): string {
  const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : '';
  if (!reason || reason.includes('Could not load the default credentials')) {
    return `There are no credentials for this project. ${howTo}`;
  }
  return `The credentials do not work (${reason.replace(/\.$/, '')}). ${howTo}`;
}
