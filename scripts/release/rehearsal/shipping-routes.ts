import { gunzipSync } from 'node:zlib';
import { done, findOperation, notFound, Refusal, type Routes } from './google-answers.ts';
import {
  type HostingVersion,
  type Project,
  type StoredFunction,
  siteHostname,
} from './rehearsed-project.ts';

const functions = 'cloudfunctions.googleapis.com';
const hosting = 'firebasehosting.googleapis.com/v1beta1';
const images = 'artifactregistry.googleapis.com/**/repositories/gcf-artifacts';

/**
 * The APIs for functions and pages, and the live site. A function is not built, so a fault in the build on
 * Google's side does not show here. The message about a missing account is a guess; the refusal of an
 * organization's policy (`iam.allowedPolicyMemberDomains`) has the words of Google's documentation.
 */
export const shippingRoutes: Routes = {
  // Functions, who may call them, and their images.
  [`GET ${functions}/v1/projects/*/locations/-/functions`]: () => ({ functions: [] }),
  [`GET ${functions}/v2/projects/*/locations/*/functions`]: (project) => ({
    functions: [...project.functions.values()],
  }),
  [`POST ${functions}/**/functions:generateUploadUrl`]: ({ port }) => ({
    uploadUrl: `http://storage.googleapis.com:${port}/functions-source/source.zip?GoogleAccessId=rehearsal`,
    storageSource: { bucket: 'functions-source', object: 'source.zip' },
  }),
  'PUT storage.googleapis.com/functions-source/**': () => ({}),
  [`POST ${functions}/**/functions`]: (project, { body }) => {
    const account = body.serviceConfig?.serviceAccountEmail;
    if (account && !project.serviceAccounts.has(account)) {
      return new Refusal(400, 'INVALID_ARGUMENT', `Service account ${account} does not exist.`);
    }
    project.images ??= { cleanupPolicies: {}, labels: {} };
    return done(project, storeFunction(project, body as StoredFunction));
  },
  [`PATCH ${functions}/**/functions/*`]: (project, { body }) =>
    done(project, storeFunction(project, body as StoredFunction)),
  [`GET ${functions}/*/operations/{index}`]: findOperation,
  'POST run.googleapis.com/**/services/{service}:setIamPolicy': (
    project,
    { parts: { service = '' }, body: { policy } },
  ) => {
    const bindings = policy?.bindings ?? [];
    const members = bindings.flatMap((binding) => binding.members);
    if (project.domainRestricted && members.includes('allUsers')) {
      return new Refusal(
        400,
        'FAILED_PRECONDITION',
        'One or more users named in the policy do not belong to a permitted customer.',
      );
    }
    project.invokers.set(service, members);
    return { bindings };
  },
  'GET run.googleapis.com/**/services/{service}:getIamPolicy': (
    { invokers },
    { parts: { service = '' } },
  ) => ({
    bindings: [{ role: 'roles/run.invoker', members: invokers.get(service) ?? [] }],
  }),
  'GET run.googleapis.com/v2/**/services/{service}': (
    { openServices },
    { parts: { service = '' } },
  ) => ({
    invokerIamDisabled: openServices.has(service),
  }),
  [`GET ${images}`]: (project) =>
    project.images
      ? {
          name: `projects/${project.id}/locations/us-central1/repositories/gcf-artifacts`,
          ...project.images,
        }
      : notFound('The repository'),
  [`PATCH ${images}`]: (project, { body }) => {
    project.images = { cleanupPolicies: {}, labels: {}, ...body };
    return body;
  },

  // Hosting, the upload of its files, and the live site.
  [`GET ${hosting}/projects/*/sites`]: ({ id, site }) => ({
    sites: site ? [{ name: `projects/${id}/sites/${site}`, type: 'DEFAULT_SITE' }] : [],
  }),
  [`POST ${hosting}/projects/*/sites`]: (project, { query }) => {
    project.site = query.get('siteId');
    return { name: `projects/${project.id}/sites/${project.site}` };
  },
  [`GET ${hosting}**/sites/{name}`]: ({ id, site }, { parts: { name } }) =>
    site === name
      ? { name: `projects/${id}/sites/${site}`, defaultUrl: `https://${site}.web.app` }
      : notFound('The site'),
  [`POST ${hosting}**/sites/*/versions`]: (project) => {
    const name = `sites/${project.site}/versions/v${project.versions.length + 1}`;
    project.versions.push({ name, files: {}, config: {} });
    return { name, status: 'CREATED' };
  },
  // It requests every file that no earlier version had.
  [`POST ${hosting}/**/versions/{version}:populateFiles`]: (project, { parts, body }) => {
    const { files = {} } = body;
    const known = new Set(project.versions.flatMap((one) => Object.values(one.files)));
    Object.assign(findVersion(project, parts).files, files);
    return {
      uploadUrl: `http://upload-firebasehosting.googleapis.com:${project.port}/upload`,
      uploadRequiredHashes: [...new Set(Object.values(files))].filter((hash) => !known.has(hash)),
    };
  },
  [`PATCH ${hosting}/**/versions/{version}`]: (project, { parts, body }) => {
    const version = findVersion(project, parts);
    version.config = body.config ?? {};
    return { name: version.name, status: 'FINALIZED' };
  },
  [`GET ${hosting}/**/channels/live/releases`]: ({ live, releaseTime }) => ({
    releases: live ? [{ releaseTime }] : [],
  }),
  [`POST ${hosting}/**/channels/live/releases`]: (project, { query }) => {
    project.live = query.get('versionName');
    return { name: 'releases/1' };
  },
  'POST upload-firebasehosting.googleapis.com/upload/{hash}': (project, { parts, sent }) => {
    project.uploads.set(parts.hash ?? '', sent);
    return {};
  },
  [`GET ${siteHostname}/**`]: (project, { path }) => {
    const content = project.uploads.get(listLiveFiles(project)[path] ?? '');
    return content ? gunzipSync(content) : notFound('The file');
  },
};

/** Returns the files of the live version by path, each with its hash. */
export function listLiveFiles({ versions, live }: Project): Record<string, string> {
  return versions.find(({ name }) => name === live)?.files ?? {};
}

function storeFunction({ id, functions }: Project, given: StoredFunction): StoredFunction {
  const name = given.name.split('/').at(-1) ?? '';
  const service = `projects/${id}/locations/us-central1/services/${name.toLowerCase()}`;
  const stored: StoredFunction = {
    ...given,
    state: 'ACTIVE',
    serviceConfig: { ...given.serviceConfig, service },
  };
  functions.set(name, stored);
  return { ...stored, ...{ url: `https://us-central1-${id}.cloudfunctions.net/${name}` } };
}

function findVersion({ versions }: Project, { version }: Record<string, string>): HostingVersion {
  const found = versions.find(({ name }) => name.endsWith(`/${version}`));
  if (!found) throw new Error(`Hosting has no version ${version}.`);
  return found;
}
