import { type Check, unless } from '../check.ts';

interface SignInConfig {
  signIn?: { email?: { enabled?: boolean } };
  client?: { permissions?: { disabledUserSignup?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  authorizedDomains?: string[];
}

/** Checks that only the owner has an account, and that no page of another host can sign in. */
export const signInCheck: Check = {
  name: 'sign-in',
  madeBy: 'owner',
  async look({ google, env: { firebase }, hostname }) {
    const { projectId } = firebase;
    const config = await google.find<SignInConfig>(
      `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`,
    );
    const console = `https://console.firebase.google.com/project/${projectId}/authentication`;
    const domains = config?.authorizedDomains ?? [];
    const wanted = [hostname, `${projectId}.web.app`, firebase.authDomain];
    const absent = wanted.filter((domain) => !domains.includes(domain));
    return [
      ...unless(
        config?.signIn?.email?.enabled,
        'Sign-in with email and password is off.',
        `${console}/providers`,
      ),
      ...unless(
        config?.client?.permissions?.disabledUserSignup,
        'Anybody can make an account.',
        `${console}/settings`,
      ),
      ...unless(
        config?.emailPrivacyConfig?.enableImprovedEmailPrivacy,
        'Email enumeration protection is off.',
        `${console}/settings`,
      ),
      ...unless(
        absent.length === 0,
        `Not authorized: ${absent.join(', ')}.`,
        `${console}/settings`,
      ),
      ...unless(
        !domains.includes('localhost'),
        'Pages of localhost may sign in.',
        `${console}/settings`,
      ),
    ];
  },
};

interface Key {
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
  };
}

/** The only APIs that the pages call with the browser's key. */
const targets = ['firestore', 'identitytoolkit', 'securetoken'].map(
  (name) => `${name}.googleapis.com`,
);

/**
 * Checks that the browser's key works only on the site's pages, and on the page for a new password, which
 * is on the project's firebaseapp.com host.
 */
export const browserKeyCheck: Check = {
  name: 'the browser’s key',
  madeBy: 'owner',
  async look({ google, env: { firebase }, hostname }) {
    const keys = 'apikeys.googleapis.com/v2/';
    const { name } = await google.ask<{ name: string }>(
      `${keys}keys:lookupKey?keyString=${encodeURIComponent(firebase.apiKey)}`,
    );
    const { restrictions } = await google.ask<Key>(keys + name);
    const referrers = [hostname, `${firebase.projectId}.web.app`, firebase.authDomain].map(
      (host) => `https://${host}/*`,
    );
    const command = [
      `gcloud services api-keys update ${name}`,
      `--allowed-referrers=${referrers.join(',')}`,
      ...targets.map((target) => `--api-target=service=${target}`),
    ].join(' ');
    const allowed = restrictions?.browserKeyRestrictions?.allowedReferrers ?? [];
    const absent = referrers.filter((referrer) => !allowed.includes(referrer));
    const services = restrictions?.apiTargets?.map(({ service }) => service) ?? [];
    return [
      ...unless(absent.length === 0, `It is not restricted to, or refuses, ${absent}.`, command),
      ...unless(
        services.length > 0 && targets.every((target) => services.includes(target)),
        `It is not restricted to, or refuses, ${targets.join(', ')}.`,
        command,
      ),
    ];
  },
};
