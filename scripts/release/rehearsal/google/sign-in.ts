import type { Interface } from './route.ts';

/**
 * Security Token Service: the exchange at the start of Workload Identity Federation (RFC 8693). Accepts
 * every token.
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
