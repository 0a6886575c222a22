import { host, ports } from '../stack.ts';

/** The variables by which the Admin SDK, the rules' tests and fixtures find the running suite. */
export function emulatorVariables(projectId: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    // The Admin SDK otherwise asks the network whether it runs in the cloud, and warns.
    METADATA_SERVER_DETECTION: 'none',
  };
}
