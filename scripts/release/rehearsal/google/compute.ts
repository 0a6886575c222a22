import type { Interface } from './route.ts';

/** Compute Engine: the account that functions run as when none is named. */
export const compute: Interface = {
  host: 'compute.googleapis.com',
  routes: [
    [
      'GET',
      /^\/compute\/v1\/projects\/[^/]+$/,
      ({ number }) => ({
        defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
      }),
    ],
  ],
};
