import type { Interface } from './route.ts';

/** Cloud Storage, for the upload of the functions' source. What is uploaded is not looked at. */
export const storage: Interface = {
  host: 'storage.googleapis.com',
  routes: [['PUT', /^\/functions-source\//, () => ({})]],
};
