import type { Project, StoredFunction } from './project.ts';
import { done, type Interface, operationRoute, Refusal } from './route.ts';

/**
 * Cloud Functions v1 (with no functions) and v2. A function exists as soon as it is created: nothing is
 * built, so a fault in the build on Google's side does not show here. With the first function, Google
 * creates the repository of the images, without a cleanup policy. The message about a missing account is a
 * guess.
 */
export const cloudFunctions: Interface = {
  host: 'cloudfunctions.googleapis.com',
  routes: [
    ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ functions: [] })],
    [
      'GET',
      /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions$/,
      ({ functions }) => ({ functions: [...functions.values()] }),
    ],
    [
      'POST',
      /\/functions:generateUploadUrl$/,
      ({ port }) => ({
        uploadUrl: `http://storage.googleapis.com:${port}/functions-source/source.zip?GoogleAccessId=rehearsal`,
        storageSource: { bucket: 'functions-source', object: 'source.zip' },
      }),
    ],
    [
      'POST',
      /\/functions$/,
      (project, { body }) => {
        const { serviceAccountEmail: account } = (body as StoredFunction).serviceConfig;
        if (account && !project.serviceAccounts.has(account)) {
          return new Refusal(400, 'INVALID_ARGUMENT', `Service account ${account} does not exist.`);
        }
        project.images ??= { cleanupPolicies: {}, labels: {} };
        return done(project, stored(project, body as StoredFunction));
      },
    ],
    [
      'PATCH',
      /\/functions\/[^/]+$/,
      (project, { body }) => done(project, stored(project, body as StoredFunction)),
    ],
    operationRoute,
  ],
};

function stored({ id, functions }: Project, given: StoredFunction): StoredFunction {
  const short = given.name.split('/').at(-1) ?? '';
  const service = `projects/${id}/locations/us-central1/services/${short.toLowerCase()}`;
  const kept: StoredFunction = {
    ...given,
    state: 'ACTIVE',
    serviceConfig: { ...given.serviceConfig, service },
  };
  functions.set(short, kept);
  return { ...kept, ...{ url: `https://us-central1-${id}.cloudfunctions.net/${short}` } };
}
