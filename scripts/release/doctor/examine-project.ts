import type { Env } from '#src/lib/settings.schema.ts';
import { site } from '#src/site.ts';
import { ownerCredentials } from '../../owner/credentials.ts';
import { examine, type Finding } from './examination.ts';
import { googleApi } from './google-api.ts';

/**
 * Examines the project of these settings, with the account that is signed in on this machine.
 *
 * @param read returns the text of a file of the repository; null if there is none
 * @throws Failure that says how to sign in
 */
export async function examineProject(
  env: Env,
  read: (path: string) => string | null,
): Promise<Finding[]> {
  const credential = await ownerCredentials();
  const { access_token } = await credential.getAccessToken();
  return examine({
    google: googleApi(access_token, env.firebase.projectId),
    env,
    hostname: new URL(site.url).hostname,
    read,
    day: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  });
}
