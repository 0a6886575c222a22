import { z } from '#src/lib/loading/zod.ts';

const filled = z.string().check(z.minLength(1));
const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s]+$/, 'must be an https:// address'));
const hostAndPort = z.string().check(z.regex(/^[\w.-]+:\d+$/, 'must be host:port'));

const settings = {
  VITE_FIREBASE_API_KEY: filled,
  VITE_FIREBASE_AUTH_DOMAIN: filled,
  VITE_FIREBASE_PROJECT_ID: filled,
  VITE_FIREBASE_APP_ID: filled,
  VITE_RECAPTCHA_SITE_KEY: filled,
  VITE_REBUILD_URL: z._default(httpsUrl, ''),
};

const productionSettings = z.object({
  ...settings,
  VITE_FIREBASE_PROJECT_ID: filled.check(
    z.refine((id) => !id.startsWith('demo-'), 'must be a real project, not a demo- one'),
  ),
  VITE_RECAPTCHA_SCRIPT_URL: z._default(httpsUrl, 'https://www.google.com/recaptcha/enterprise.js'),
});

const localSettings = z.object({
  ...settings,
  VITE_FIREBASE_PROJECT_ID: filled.check(
    z.refine((id) => id.startsWith('demo-'), 'must begin with demo-'),
  ),
  VITE_RECAPTCHA_SCRIPT_URL: filled,
  VITE_AUTH_EMULATOR: hostAndPort,
  VITE_FIRESTORE_EMULATOR: hostAndPort,
  VITE_FUNCTIONS_EMULATOR: hostAndPort,
});

/** The environment of the site in the browser. Nothing in it is secret. */
export interface Env {
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  recaptcha: { siteKey: string; scriptUrl: string };
  /** `host:port` of each emulator; always null in a production build. */
  emulators: { auth: string; firestore: string; functions: string } | null;
}

/** The environment with what only the admin area needs. */
export interface BuildEnv extends Env {
  /** The page where the owner starts a build of the site; '' if there is none. */
  rebuildUrl: string;
}

/**
 * Parses the build's variables, see .env.example: Vite's mode `production` requires a real project and refuses
 * emulators, any other requires both a demo project and emulators. Throws an Error that names every faulty variable.
 */
export function parseEnv(mode: string, variables: Record<string, string | undefined>): BuildEnv {
  if (mode !== 'production') {
    const values = parsed(localSettings, variables);
    return toEnv(values, {
      auth: values.VITE_AUTH_EMULATOR,
      firestore: values.VITE_FIRESTORE_EMULATOR,
      functions: values.VITE_FUNCTIONS_EMULATOR,
    });
  }
  const emulators = Object.keys(variables).filter(
    (name) => name.startsWith('VITE_') && name.endsWith('_EMULATOR') && variables[name],
  );
  if (emulators.length > 0) {
    throw new Error(`A production build never points at emulators: unset ${emulators.join(', ')}.`);
  }
  return toEnv(parsed(productionSettings, variables), null);
}

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.entries(variables).filter(([, value]) => value);
  const result = schema.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return variables[name] ? `${name} ${message}` : `${name} is missing`;
  });
  throw new Error(`Environment: ${faults.join('; ')}. See .env.example.`);
}

function toEnv(values: z.output<typeof productionSettings>, emulators: Env['emulators']): BuildEnv {
  return {
    firebase: {
      apiKey: values.VITE_FIREBASE_API_KEY,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: values.VITE_FIREBASE_PROJECT_ID,
      appId: values.VITE_FIREBASE_APP_ID,
    },
    recaptcha: {
      siteKey: values.VITE_RECAPTCHA_SITE_KEY,
      scriptUrl: values.VITE_RECAPTCHA_SCRIPT_URL,
    },
    emulators,
    rebuildUrl: values.VITE_REBUILD_URL,
  };
}
