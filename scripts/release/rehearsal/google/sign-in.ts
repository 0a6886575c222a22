import type { Interface } from './route.ts';

/**
 * Security Token Service: the exchange that Workload Identity Federation begins with (RFC 8693).
 * Every token is taken.
 */
export const signIn: Interface = {
  host: 'sts.googleapis.com',
  routes: [
    [
      'POST',
      /^\/v1\/token$/,
      () => ({
        access_token: 'rehearsal',
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        token_type: 'Bearer',
        expires_in: 3600,
      }),
    ],
  ],
};
