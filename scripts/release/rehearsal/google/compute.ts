import type { Interface } from './route.ts';

/** Compute Engine: the default service account of functions. */
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
