import { ratesPath } from '#src/domain/collections.ts';
import {
  denied,
  done,
  findOperation,
  notFound,
  type Refusal,
  type Routes,
} from './google-answers.ts';
import type { Project } from './rehearsed-project.ts';

const database = 'firestore.googleapis.com/v1/projects/*/databases/*';
const release = 'firebaserules.googleapis.com/v1/projects/*/releases';
const keyName = 'projects/123456789012/locations/global/keys/browser';
const someDay = '2026-01-01T00:00:00Z';

/**
 * The APIs for what an owner sets up, and for the database with its rules. Indexes exist at once, and every
 * text of rules compiles. The message about a read with a restricted key is a guess.
 */
export const projectRoutes: Routes = {
  // The exchange of a workflow's token (RFC 8693), which accepts every token.
  'POST sts.googleapis.com/v1/token': () => ({
    access_token: 'rehearsal',
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: 3600,
  }),

  // Projects, their billing, services, accounts and permissions.
  'GET firebase.googleapis.com/v1beta1/projects': (one) => ({ results: [describe(one)] }),
  'GET firebase.googleapis.com/v1beta1/projects/{id}': (project, { parts: { id } }) =>
    [project.id, project.number].includes(id ?? '') ? describe(project) : notFound('It'),
  'GET firebase.googleapis.com/**/adminSdkConfig': ({ id }) => ({ projectId: id }),
  'GET cloudbilling.googleapis.com/**': ({ billing }) => ({ billingEnabled: billing }),
  'POST cloudresourcemanager.googleapis.com/**:testIamPermissions': (
    { missingPermissions },
    { body: { permissions = [] } },
  ) => ({
    permissions: permissions.filter((permission) => !missingPermissions.has(permission)),
  }),
  'POST cloudresourcemanager.googleapis.com/**:getIamPolicy': ({ bindings }) => ({
    bindings,
    etag: 'etag',
  }),
  'GET cloudresourcemanager.googleapis.com/v1/projects/*': ({ id, number }) => ({
    projectId: id,
    projectNumber: number,
    lifecycleState: 'ACTIVE',
  }),
  'GET serviceusage.googleapis.com/v1/projects/*/services': ({ number, services }) => ({
    services: [...services].map((name) => ({ name: `projects/${number}/services/${name}` })),
  }),
  'GET serviceusage.googleapis.com/v1/projects/*/services/{name}': (
    { services },
    { parts: { name = '' } },
  ) => ({
    state: services.has(name) ? 'ENABLED' : 'DISABLED',
  }),
  'POST serviceusage.googleapis.com/**/services/{name}:enable': (
    project,
    { parts: { name = '' } },
  ) => {
    project.services.add(name);
    return done(project);
  },
  'POST serviceusage.googleapis.com/**:generateServiceIdentity': (project) => done(project),
  'GET iam.googleapis.com/**/serviceAccounts/{email}': (
    { serviceAccounts },
    { parts: { email = '' } },
  ) => (serviceAccounts.has(email) ? { name: email, email } : notFound(email)),
  'POST iam.googleapis.com/**:testIamPermissions': (_project, { body }) => body,
  'GET compute.googleapis.com/compute/v1/projects/*': ({ number }) => ({
    defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
  }),

  // Sign-in, the browser's key, alerts.
  'GET identitytoolkit.googleapis.com/admin/v2/projects/*/config': ({ signIn }) => signIn,
  'GET apikeys.googleapis.com/v2/keys:lookupKey': () => ({ name: keyName }),
  [`GET apikeys.googleapis.com/v2/${keyName}`]: ({ browserKey }) => browserKey,
  'GET monitoring.googleapis.com/**/alertPolicies': ({ alertPolicies }) => ({ alertPolicies }),

  // The database: its administration, the reads of the build, and the doctor's of single documents.
  [`GET ${database}`]: (project) =>
    project.database
      ? { name: '(default)', databaseEdition: 'STANDARD', ...project.database }
      : notFound('The database'),
  'POST firestore.googleapis.com/v1/projects/*/databases': (project, { body }) => {
    project.database = body;
    return done(project, { name: '(default)' });
  },
  'GET firestore.googleapis.com/*/operations/{index}': findOperation,
  [`GET ${database}/collectionGroups/-/indexes`]: ({ id, indexes }) => ({
    indexes: indexes.map(({ collectionGroup, ...index }, position) => ({
      ...index,
      name: `projects/${id}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${position}`,
      state: 'READY',
    })),
  }),
  [`POST ${database}/collectionGroups/{collectionGroup}/indexes`]: (
    project,
    { parts: { collectionGroup = '' }, body: { fields = [], ...index } },
  ) => {
    // As documented, an index ends with the document's name.
    const last = { fieldPath: '__name__', order: fields.at(-1)?.order ?? 'ASCENDING' };
    project.indexes.push({ ...index, collectionGroup, fields: [...fields, last] });
    return done(project);
  },
  [`GET ${database}/collectionGroups/-/fields`]: ({ id, fields }) => ({
    fields: [...fields].map(([path, config]) => ({
      ...config,
      name: `projects/${id}/databases/(default)/collectionGroups/${path}`,
    })),
  }),
  [`GET ${database}/collectionGroups/{group}/fields/{name}`]: (
    { fields },
    { parts: { group, name } },
  ) => fields.get(`${group}/fields/${name}`) ?? notFound('The field'),
  [`PATCH ${database}/collectionGroups/{group}/fields/{name}`]: (
    project,
    { parts: { group, name }, body: { indexConfig, ttlConfig } },
  ) => {
    project.fields.set(`${group}/fields/${name}`, {
      ...(indexConfig && { indexConfig }),
      ...(ttlConfig && { ttlConfig: { state: 'ACTIVE' } }),
    });
    return done(project);
  },
  [`GET ${database}/documents/{collection}/{id}`]: ({ documents }, { parts: { collection, id } }) =>
    documents.get(`${collection}/${id}`) ?? notFound('The document'),
  [`POST ${database}/documents:runQuery`]: (project, { query }) =>
    refuseRead(project, query) ??
    project.posts.map((fields, position) => ({
      document: {
        name: `projects/${project.id}/databases/(default)/documents/mortgageBlogPosts/${position}`,
        fields,
        createTime: someDay,
        updateTime: someDay,
      },
      readTime: someDay,
    })),
  [`POST ${database}/documents:batchGet`]: (project, { query, body: { documents = [] } }) =>
    refuseRead(project, query) ??
    documents.map((name) => {
      const [path = ''] = /siteData\/\w+$/.exec(name) ?? [];
      const fields = path === ratesPath ? project.rates : project.documents.get(path)?.fields;
      const found = { name, fields, createTime: someDay, updateTime: someDay };
      return { ...(fields ? { found } : { missing: name }), readTime: someDay };
    }),

  // The rules.
  'POST firebaserules.googleapis.com/**:test': () => ({}),
  'POST firebaserules.googleapis.com/**/rulesets': ({ id, rules }, { body: { source } }) => {
    const name = `projects/${id}/rulesets/${rules.length + 1}`;
    rules.push({ name, content: source?.files[0]?.content ?? '' });
    return { name };
  },
  'GET firebaserules.googleapis.com/v1/projects/*/rulesets/*': ({ rules }, { path }) => {
    const found = rules.find(({ name }) => path.endsWith(name));
    if (!found) return notFound('The ruleset');
    const file = { name: 'firestore.rules', content: found.content };
    return { name: found.name, source: { files: [file] } };
  },
  [`GET ${release}`]: ({ id, releasedRules: rulesetName }) => {
    const name = `projects/${id}/releases/cloud.firestore`;
    return { releases: rulesetName ? [{ name, rulesetName, createTime: someDay }] : [] };
  },
  [`GET ${release}/cloud.firestore`]: ({ releasedRules }) =>
    releasedRules ? { rulesetName: releasedRules } : notFound('It'),
  [`PATCH ${release}/cloud.firestore`]: (project, { body }) =>
    project.releasedRules ? releaseRules(project, body.release) : notFound('The release'),
  [`POST ${release}`]: (project, { body }) => releaseRules(project, body),

  // What this project does not use, and the CLI asks about on each deploy.
  'GET runtimeconfig.googleapis.com/**/configs': () => ({}),
  'GET firebaseextensions.googleapis.com/**/instances': () => ({}),
};

function describe({ id, number, site }: Project) {
  return {
    projectId: id,
    projectNumber: number,
    displayName: id,
    name: `projects/${id}`,
    resources: site ? { hostingSite: site } : {},
    state: 'ACTIVE',
  };
}

/** Refuses everybody if there are no rules, and the browser's key if it is used outside of a page. */
function refuseRead(project: Project, query: URLSearchParams): Refusal | undefined {
  const key = query.get('key') ?? '';
  project.keysOfReads.push(key);
  const isRefused = project.readsRefused || project.releasedRules === null || key !== '';
  return isRefused ? denied('Missing or insufficient permissions.') : undefined;
}

function releaseRules(project: Project, { rulesetName = '' }: { rulesetName?: string } = {}) {
  project.releasedRules = rulesetName;
  return { rulesetName };
}
