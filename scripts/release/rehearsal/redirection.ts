import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';

/** Environment variable that tells redirect.ts the stand-in's address. */
export const portVariable = 'REHEARSAL_PORT';

/**
 * The variables by which firebase-tools overrides the address of each API, with the API's host
 * (`lib/api.js` of firebase-tools). Hosts keep their names, as the CLI derives the names of services from
 * them.
 */
const origins = {
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry.googleapis.com',
  CLOUD_RUN_API_URL: 'run.googleapis.com',
  CLOUD_RUN_URL: 'run.googleapis.com',
  CLOUD_SECRET_MANAGER_URL: 'secretmanager.googleapis.com',
  COMPUTE_URL: 'compute.googleapis.com',
  EVENTARC_URL: 'eventarc.googleapis.com',
  FIREBASE_API_URL: 'firebase.googleapis.com',
  FIREBASE_CLOUDBILLING_URL: 'cloudbilling.googleapis.com',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild.googleapis.com',
  FIREBASE_EXT_URL: 'firebaseextensions.googleapis.com',
  FIREBASE_FUNCTIONS_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_FUNCTIONS_V2_URL: 'cloudfunctions.googleapis.com',
  FIREBASE_HOSTING_API_URL: 'firebasehosting.googleapis.com',
  FIREBASE_IAM_URL: 'iam.googleapis.com',
  FIREBASE_PUBSUB_URL: 'pubsub.googleapis.com',
  FIREBASE_RESOURCEMANAGER_URL: 'cloudresourcemanager.googleapis.com',
  FIREBASE_RULES_URL: 'firebaserules.googleapis.com',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig.googleapis.com',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage.googleapis.com',
  FIREBASE_STORAGE_URL: 'storage.googleapis.com',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit.googleapis.com',
  FIRESTORE_URL: 'firestore.googleapis.com',
} as const;

/**
 * Returns the environment of a process that uses the stand-in instead of Google.
 *
 * @param port of the stand-in
 * @param folder for the CLI's login and caches, instead of the owner's own
 */
export function redirected(port: number, folder: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(origins).map(([name, host]) => [name, `http://${host}:${port}`]),
    ),
    [portVariable]: String(port),
    NODE_OPTIONS: `--import=${join(root, 'scripts/release/rehearsal/redirect.ts')}`,
    GOOGLE_APPLICATION_CREDENTIALS: credentialsFile(port, folder),
    XDG_CONFIG_HOME: folder,
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    METADATA_SERVER_DETECTION: 'none',
    CI: 'true',
  };
}

/** Writes credentials like those of GitHub's workflow: a third party's token, exchanged for Google's. */
function credentialsFile(port: number, folder: string): string {
  const token = join(folder, 'token');
  const file = join(folder, 'credentials.json');
  writeFileSync(token, 'rehearsal');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/rehearsal',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `http://sts.googleapis.com:${port}/v1/token`,
      credential_source: { file: token },
    }),
  );
  return file;
}
