import type { Interface } from './route.ts';

/** Cloud Storage, for the upload of the functions' source. It ignores the content. */
export const storage: Interface = {
  host: 'storage.googleapis.com',
  routes: [['PUT', /^\/functions-source\//, () => ({})]],
};
