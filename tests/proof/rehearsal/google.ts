import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { findStored, type Project, siteHostname, someDay, store } from './project.ts';

const ownersToken = 'owner';
const issued = {
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
};
const someAppId = '1:123456789012:web:0123456789abcdef';

/** A request to one of the APIs. */
interface GoogleRequest {
  /** API and path, as in `Project`. */
  address: string;
  query: URLSearchParams;
  /** The parsed body; empty if there is none or it is not JSON. */
  body: Partial<Body>;
  sent: Buffer;
}

/** What the CLI and the doctor send, as far as it is looked at. */
interface Body {
  documents: string[];
  fields: { order: string }[];
  files: Record<string, string>;
  name: string;
  permissions: string[];
  policy: { bindings: { members: string[] }[] };
  release: { rulesetName: string };
  serviceConfig: object;
  structuredQuery: { from: { collectionId: string }[] };
  ttlConfig: object;
}

/**
 * The requests that do more than read what is stored, by method and address, with `*` for one part and
 * `**` for any number of them. Every text of rules compiles, and no function is built, so a fault of these
 * on Google's side does not show here. The refusal of an organization's policy
 * (`iam.allowedPolicyMemberDomains`) has the words of Google's documentation.
 */
const routes: Record<string, (project: Project, request: GoogleRequest) => object> = {
  // The refresh of an owner's token (RFC 6749), and the exchange of a workflow's (RFC 8693). Both accept every token.
  'POST oauth2/token': () => ({ ...issued, access_token: ownersToken }),
  'POST sts/v1/token': () => ({ ...issued, access_token: 'rehearsal' }),
  'POST **:testIamPermissions': (_project, { body: { permissions = [] } }) => ({ permissions }),
  'POST **:getIamPolicy': ({ stored }, { address }) => stored.get(address) ?? notFound(address),
  'GET serviceusage/**/services/*': ({ stored }, { address }) =>
    stored.get(address) ?? { state: 'DISABLED' },
  'POST serviceusage/**:*': (project, { address }) => {
    store(project, address.replace(/:\w+$/, ''), { state: 'ENABLED' });
    return complete(project, address, {});
  },

  // Firebase in a project, and its app.
  'POST firebase/**:addFirebase': (project, { address }) => {
    const name = address.replace(/:\w+$/, '');
    return complete(project, address, store(project, name, { projectId: project.id }));
  },
  'POST firebase/**/webApps': (project, { address, body }) => {
    const app = { ...body, appId: someAppId, platform: 'WEB' };
    store(project, `${address}/${someAppId}/config`, { appId: someAppId });
    return complete(project, address, store(project, `${address}/${someAppId}`, app));
  },
  'GET firebase/**/webApps': (project, { address }) => ({
    apps: findStored(project, `${address}/-`),
  }),

  // The database, the reads of the build, and the rules.
  'POST firestore/**/databases': (project, { address, body }) =>
    complete(project, address, store(project, `${address}/(default)`, body)),
  'POST firestore/**/indexes': (project, { address, body: { fields = [], ...index } }) => {
    // As documented, an index ends with the document's name.
    const last = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
    const whole = { ...index, fields: [...fields, last], state: 'READY' };
    return complete(project, address, store(project, `${address}/${project.stored.size}`, whole));
  },
  'PATCH firestore/**/fields/*': (project, { address, body: { ttlConfig, ...field } }) => {
    const whole = { ...field, ...(ttlConfig && { ttlConfig: { state: 'ACTIVE' } }) };
    return complete(project, address, store(project, address, whole));
  },
  'POST firestore/**/documents:runQuery': (project, { address, query, body }) => {
    const [{ collectionId = '' } = {}] = body.structuredQuery?.from ?? [];
    const found = findStored(project, `${address.replace(/:\w+$/, '')}/${collectionId}/-`);
    return refuseRead(project, query) ?? found.map((document) => ({ document, readTime: someDay }));
  },
  'POST firestore/**/documents:batchGet': (project, { query, body: { documents = [] } }) =>
    refuseRead(project, query) ??
    documents.map((name) => {
      const found = project.stored.get(`firestore/v1/${name}`);
      return { ...(found ? { found } : { missing: name }), readTime: someDay };
    }),
  'POST firebaserules/**:test': () => ({}),
  'POST firebaserules/**/rulesets': (project, { address, body }) =>
    store(project, `${address}/${project.stored.size}`, body),
  'POST firebaserules/**/releases': (project, { address, body }) =>
    store(project, `${address}/cloud.firestore`, body),
  'PATCH firebaserules/**/releases/*': (project, { address, body: { release = {} } }) =>
    project.stored.get(address) ? store(project, address, release) : notFound(address),

  // Functions, who may call them, and their images.
  'POST cloudfunctions/**/functions:generateUploadUrl': () => ({
    uploadUrl: 'https://storage.googleapis.com/functions-source/source.zip',
    storageSource: { bucket: 'functions-source', object: 'source.zip' },
  }),
  'PUT storage/functions-source/**': () => ({}),
  'POST cloudfunctions/**/functions': (project, { address, query, body }) =>
    storeFunction(project, `${address}/${query.get('functionId')}`, body),
  'PATCH cloudfunctions/**/functions/*': (project, { address, body }) => {
    const { serviceConfig } = project.stored.get(address) as Body;
    const whole = { ...body, serviceConfig: { ...serviceConfig, ...body.serviceConfig } };
    return complete(project, address, store(project, address, whole));
  },
  'POST run/**:setIamPolicy': (project, { address, body: { policy = { bindings: [] } } }) => {
    const isPublic = policy.bindings.some(({ members }) => members.includes('allUsers'));
    return project.domainRestricted && isPublic
      ? errorResponse(
          400,
          'FAILED_PRECONDITION',
          'One or more users named in the policy do not belong to a permitted customer.',
        )
      : store(project, address.replace(':set', ':get'), policy);
  },
  // The mailer's password and schedule.
  'GET secretmanager/**:getIamPolicy': () => ({ bindings: [] }),
  'POST secretmanager/**:setIamPolicy': ({ id }, { body: { policy = { bindings: [] } } }) =>
    policy.bindings.some(({ members }) => members.some((name) => !name.includes(`@${id}.`)))
      ? errorResponse(400, 'INVALID_ARGUMENT', 'Invalid service account.')
      : policy,
  'POST cloudscheduler/**/jobs': (project, { address, body }) =>
    store(project, `${address}/${body.name?.replace(/^.*\//, '')}`, body),
  'PATCH artifactregistry/**': (project, { address, body }) => store(project, address, body),

  // Hosting, the upload of the files that no earlier version had, and the live site.
  'POST firebasehosting/**/sites': (project, { address, query }) =>
    store(project, `${address}/${query.get('siteId')}`, { type: 'DEFAULT_SITE' }),
  'POST firebasehosting/**/versions': ({ id, versions }) => ({
    name: `sites/${id}/versions/${versions.push({}) - 1}`,
  }),
  'POST firebasehosting/**:populateFiles': ({ versions }, { body: { files = {} } }) => {
    const known = new Set(versions.flatMap((version) => Object.values(version)));
    Object.assign(versions.at(-1) ?? {}, files);
    return {
      uploadUrl: 'https://upload-firebasehosting.googleapis.com/upload',
      uploadRequiredHashes: [...new Set(Object.values(files))].filter((hash) => !known.has(hash)),
    };
  },
  'POST upload-firebasehosting/upload/*': ({ uploads }, { address, sent }) => {
    uploads.set(address.replace(/^.*\//, ''), sent);
    return {};
  },
  'PATCH firebasehosting/**/versions/*': (_project, { body }) => ({ ...body, status: 'FINALIZED' }),
  'POST firebasehosting/**/channels/live/releases': (project) => {
    project.live = project.versions.at(-1) ?? {};
    const release = `firebasehosting/v1beta1/sites/${project.id}/channels/live/releases/1`;
    return store(project, release, { releaseTime: new Date().toISOString() });
  },
  [`GET ${siteHostname}/**`]: ({ live, uploads }, { address }) => {
    const content = uploads.get(live[address.replace(siteHostname, '')] ?? '');
    return content ? new Response(gunzipSync(content)) : notFound(address);
  },
};

const patterns = Object.entries(routes).map(([route, respond]) => {
  const source = route
    .replace(/[.()]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]+' : '.*'));
  return { pattern: new RegExp(`^${source}$`), respond };
});

/** Answers a request as Google would, and changes the project accordingly. */
export function answerAs(
  project: Project,
  method: string,
  url: URL,
  sent: Buffer,
  headers: IncomingHttpHeaders = {},
): Response {
  if (headers.authorization === `Bearer ${ownersToken}`) {
    const refused = refuseQuota(project, url.hostname, headers['x-goog-user-project']);
    if (refused) return refused;
  }
  const host = url.hostname.replace(/\.googleapis\.com$/, '');
  const address = `${host}${decodeURIComponent(url.pathname)}`;
  const request = { address, query: url.searchParams, body: parseJson(sent), sent };
  const line = `${method} ${address}`;
  const route = patterns.find(({ pattern }) => pattern.test(line));
  const answer = route ? route.respond(project, request) : readStored(project, method, address);
  if (answer instanceof Response) return answer;
  if (answer) return Response.json(answer);
  project.unanswered.push(line);
  return errorResponse(501, 'UNIMPLEMENTED', 'The fake does not know this.');
}

/** Starts the fake of Google's APIs on a free port of this machine. It answers for the current project. */
export async function startGoogle(currentProject: () => Project) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', headers, url } = request;
    const address = new URL(`http://${headers.host}${url}`);
    const answer = answerAs(currentProject(), method, address, await buffer(request), headers);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Returns a stored resource or a list of them; undefined for what nobody knows. */
function readStored(project: Project, method: string, address: string): object | undefined {
  if (method !== 'GET') return undefined;
  const [, kind] = /\/(fields|functions|indexes|releases|services|sites)$/.exec(address) ?? [];
  if (kind) return { [kind]: findStored(project, `${address}/-`) };
  const [found] = findStored(project, address);
  return found ?? (project.stored.has(address) ? notFound(address) : undefined);
}

/** Returns an operation that is done at once; real ones take seconds to minutes. */
function complete(project: Project, address: string, response: object): object {
  const [api, version] = address.split('/');
  const operation = `${api}/${version}/operations/${project.stored.size}`;
  return store(project, operation, { done: true, response });
}

function storeFunction(project: Project, address: string, given: Partial<Body>): object {
  const { id, stored } = project;
  const images = `artifactregistry/v1/projects/${id}/locations/us-central1/repositories/gcf-artifacts`;
  const [place = '', name = ''] = address.replace('cloudfunctions/v2/', '').split('/functions/');
  const service = `${place}/services/${name.toLowerCase()}`;
  store(project, `run/v1/${service}:getIamPolicy`, {});
  store(project, `run/v2/${service}`, {});
  // Google creates the repository with the first function.
  store(project, images, { cleanupPolicies: {}, labels: {}, ...stored.get(images) });
  const whole = {
    ...given,
    state: 'ACTIVE',
    url: `https://us-central1-${id}.cloudfunctions.net/${name}`,
    serviceConfig: { ...given.serviceConfig, service },
  };
  return complete(project, address, store(project, address, whole));
}

/** Refuses everybody if there are no rules, and the browser's key if it is used outside of a page. */
function refuseRead({ id, stored }: Project, query: URLSearchParams): Response | undefined {
  const hasRules = stored.get(`firebaserules/v1/projects/${id}/releases/cloud.firestore`);
  return hasRules && !query.get('key') ? undefined : denial('Missing or insufficient permissions.');
}

/**
 * Refuses credentials of gcloud's own application, which all owners share, unless the request names the project whose
 * quota it uses, and the API is on there.
 */
function refuseQuota(
  { id, stored }: Project,
  hostname: string,
  quotaProject: string | string[] | undefined,
): Response | undefined {
  const api = hostname.replace(/^upload-/, '');
  // An upload to a signed address.
  if (api === 'storage.googleapis.com') return undefined;
  if (quotaProject !== id) {
    return denial(
      `Your application is authenticating by using local Application Default Credentials. The ${api} API requires a quota project, which is not set by default.`,
    );
  }
  const service: { state?: string } =
    stored.get(`serviceusage/v1/projects/${id}/services/${api}`) ?? {};
  return service.state === 'ENABLED'
    ? undefined
    : denial(`${api} has not been used in project ${id} before or it is disabled.`);
}

function denial(message: string): Response {
  return errorResponse(403, 'PERMISSION_DENIED', message);
}

function notFound(address: string): Response {
  return errorResponse(404, 'NOT_FOUND', `${address} was not found.`);
}

/** Returns an error in the format of all of Google's APIs (google.rpc.Status). */
function errorResponse(code: number, status: string, message: string): Response {
  return Response.json({ error: { code, status, message } }, { status: code });
}

function parseJson(sent: Buffer): object {
  try {
    return JSON.parse(sent.toString());
  } catch {
    return {};
  }
}
