import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { site } from '../../src/site.ts';

const { auth, firestore, functions, hosting, hub, logging } = firebaseConfig.emulators;

/** Host and ports of the local stack; the emulators' ports come from firebase.json. */
export const host = auth.host;
export const ports = {
  auth: auth.port,
  firestore: firestore.port,
  functions: functions.port,
  hosting: hosting.port,
  hub: hub.port,
  logging: logging.port,
  recaptcha: 8090,
  /** The SMTP server, as in mailer/.env.local. */
  mail: 8025,
  site: 5173,
} as const;

/** Demo projects never touch the network. Their functions' parameters are in functions/.env.ID. */
export const projects = {
  /** `npm start` */
  start: 'demo-local-site',
  /** `npm test` and `npm run preview` */
  test: 'demo-local-site-test',
  /** `npm run load` and `npm run bench -- visits`: the verifier's rate limit is raised */
  load: 'demo-local-site-load',
  /** `npm run bench -- reads` and `typing`: as many documents as each needs, and no functions */
  bench: 'demo-local-site-bench',
} as const;

/** Returns the address of a project's site: the dev server's for `npm start`, else the hosting emulator's. */
export function getSiteUrl(projectId: string): string {
  return `http://${host}:${projectId === projects.start ? ports.site : ports.hosting}`;
}

export const builtSiteUrl = getSiteUrl(projects.test);

export const recaptchaSiteKey = 'local-site-key';
/**
 * The verifier's access token in the emulator, as in functions/src/access-token.ts. Only the
 * fake accepts it.
 */
export const recaptchaAccessToken = 'owner';
export const recaptchaUrl = `http://${host}:${ports.recaptcha}`;

/** Returns the VITE_ variables that connect a local build to the local stack. */
export function siteVariables(projectId: string): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'local-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
    VITE_RECAPTCHA_SITE_KEY: recaptchaSiteKey,
    VITE_RECAPTCHA_SCRIPT_URL: `${recaptchaUrl}/recaptcha/enterprise.js`,
    VITE_AUTH_EMULATOR: `${host}:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `${host}:${ports.firestore}`,
    VITE_FUNCTIONS_EMULATOR: `${host}:${ports.functions}`,
  };
}

/**
 * Returns the variables by which the Admin SDK, the rules' tests and the fixtures find the running
 * stack.
 */
export function emulatorVariables(projectId: string): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `${host}:${ports.hub}`,
    // Otherwise the Admin SDK checks over the network whether it runs in the cloud, and warns.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * The demo's admin account. It exists only in the emulator, so its password is not a secret. No site has its
 * address: a deploy refuses pages that contain it.
 */
export const adminAccount = {
  email: 'admin@demo.example',
  password: 'only-for-the-emulator',
  displayName: `${site.name} Admin`,
} as const;
