import type { Interface } from './route.ts';

/** Identity Platform: `projects.getConfig`. */
export const identityPlatform: Interface = {
  host: 'identitytoolkit.googleapis.com',
  routes: [['GET', /^\/admin\/v2\/projects\/[^/]+\/config$/, ({ signIn }) => signIn]],
};

const keyName = 'projects/123456789012/locations/global/keys/browser';

/** API Keys: which key a text is, and what it is restricted to. */
export const apiKeys: Interface = {
  host: 'apikeys.googleapis.com',
  routes: [
    ['GET', /^\/v2\/keys:lookupKey$/, () => ({ name: keyName })],
    ['GET', new RegExp(`^/v2/${keyName}$`), ({ browserKey }) => browserKey],
  ],
};

/** Cloud Monitoring: `projects.alertPolicies.list`. */
export const monitoring: Interface = {
  host: 'monitoring.googleapis.com',
  routes: [['GET', /\/alertPolicies$/, ({ alertPolicies }) => ({ alertPolicies })]],
};
