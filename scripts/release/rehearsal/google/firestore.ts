import type { Project } from './project.ts';
import { denied, done, type Interface, notFound, operationRoute } from './route.ts';

const field =
  /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/collectionGroups\/(?<path>[^/]+\/fields\/[^/]+)$/;

const time = '2026-01-01T00:00:00Z';

const refusedRead = denied('Missing or insufficient permissions.');

/**
 * Firestore's administration, the two reads of the build, and the doctor's reads of single documents. The
 * response to a read with a restricted key is documented by API Keys; its message is a guess. Indexes
 * exist at once; real ones take minutes to build. As documented, an index ends with the document's name.
 */
export const firestore: Interface = {
  host: 'firestore.googleapis.com',
  routes: [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/databases\/[^/]+$/,
      ({ database }) =>
        database
          ? { name: '(default)', databaseEdition: 'STANDARD', ...database }
          : notFound('The database'),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/databases$/,
      (project, { body }) => {
        project.database = body as NonNullable<typeof project.database>;
        return done(project, { name: '(default)' });
      },
    ],
    operationRoute,
    [
      'GET',
      /\/collectionGroups\/-\/indexes$/,
      ({ id, indexes }) => ({
        indexes: indexes.map(({ collectionGroup, ...index }, position) => ({
          ...index,
          name: `projects/${id}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${position}`,
          state: 'READY',
        })),
      }),
    ],
    [
      'POST',
      /\/collectionGroups\/(?<collectionGroup>[^/]+)\/indexes$/,
      (project, { groups: { collectionGroup = '' }, body }) => {
        const { fields, ...index } = body as { fields: { fieldPath: string; order: string }[] };
        const order = fields.at(-1)?.order ?? 'ASCENDING';
        const last = { fieldPath: '__name__', order };
        project.indexes.push({ ...index, collectionGroup, fields: [...fields, last] });
        return done(project);
      },
    ],
    [
      'GET',
      /\/collectionGroups\/-\/fields$/,
      ({ id, fields }) => ({
        fields: [...fields].map(([path, config]) => ({
          ...config,
          name: `projects/${id}/databases/(default)/collectionGroups/${path}`,
        })),
      }),
    ],
    [
      'GET',
      field,
      ({ fields }, { groups: { path = '' } }) => fields.get(path) ?? notFound('The field'),
    ],
    [
      'PATCH',
      field,
      (project, { groups: { path = '' }, body }) => {
        const { indexConfig, ttlConfig } = body as { indexConfig?: object; ttlConfig?: object };
        project.fields.set(path, {
          ...(indexConfig && { indexConfig }),
          ...(ttlConfig && { ttlConfig: { state: 'ACTIVE' } }),
        });
        return done(project);
      },
    ],
    [
      'GET',
      /\/documents\/(?<path>[^/]+\/[^/]+)$/,
      ({ documents }, { groups: { path = '' } }) => documents.get(path) ?? notFound('The document'),
    ],
    [
      'POST',
      /\/documents:runQuery$/,
      (project, { query }) => {
        if (isRefused(project, query)) return refusedRead;
        const path = `projects/${project.id}/databases/(default)/documents/mortgageBlogPosts`;
        return project.posts.map((fields, position) => ({
          document: { name: `${path}/${position}`, fields, createTime: time, updateTime: time },
          readTime: time,
        }));
      },
    ],
    [
      'POST',
      /\/documents:batchGet$/,
      (project, { query, body }) => {
        if (isRefused(project, query)) return refusedRead;
        return (body as { documents: string[] }).documents.map((name) => {
          const { rates } = project;
          const found = { name, fields: rates, createTime: time, updateTime: time };
          return { ...(rates ? { found } : { missing: name }), readTime: time };
        });
      },
    ],
  ],
};

/** Refuses everybody if there are no rules, and the browser's key if it is used outside of a page. */
function isRefused(project: Project, query: URLSearchParams): boolean {
  const key = query.get('key') ?? '';
  project.keysOfReads.push(key);
  return project.readsRefused || project.releasedRules === null || key !== '';
}
