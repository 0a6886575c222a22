import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Page, test } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { seedRates } from '#scripts/local/seed.ts';
import { host, ports, projects } from '#scripts/local/stack.ts';
import { manifestPath } from '#src/data/posts/search-index.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { site } from '#src/site.ts';
import { emptyProject, rulesProjectId } from '#tests/rules/rules-source.ts';
import { refuseCommit } from './commits.ts';
import { emulatorApp } from './emulator-app.ts';

/** Where a script of the build names its project. */
const named = new RegExp(`(projectId:["'\`])${projects.test}`);

/**
 * Gives a page a database of its own: a project of the emulator, with the site's rules, these posts and the seed's
 * rates. It is the worker's, as the emulator takes seconds to compile the rules of another one. Its site has no list of
 * ids and no search index, as neither is made from that database.
 *
 * @param posts the stored posts, by id
 */
export async function ownDatabase(page: Page, posts: Readonly<Record<string, DocumentData>> = {}) {
  emulatorApp();
  // Those of the rules' tests, which have run before.
  const projectId = rulesProjectId(`worker-${test.info().parallelIndex + 1}`);
  await emptyProject({ address: `${host}:${ports.firestore}`, projectId });
  const app = getApps().find(({ name }) => name === projectId);
  const stored = getFirestore(app ?? initializeApp({ projectId }, projectId));
  const batch = stored.batch();
  for (const [id, fields] of Object.entries(posts)) {
    batch.set(stored.doc(`mortgageBlogPosts/${id}`), fields);
  }
  await Promise.all([seedRates(stored), batch.commit()]);

  // The build has the id of the project in one script.
  const scripts = globSync('dist/assets/*.js').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const { file, text } = scripts.find(({ text }) => named.test(text)) ?? { file: '', text: '' };
  const body = text.replace(named, `$1${projectId}`);
  await page.route(`**/assets/${basename(file)}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  for (const path of [manifestPath, '/post-ids.json']) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>${site.name}</title>`,
      }),
    );
  }

  return {
    stored,

    /** Holds the page's requests back until the returned function is called. */
    async hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/documents:*', async (route) => {
        await promise;
        await route.fallback();
      });
      return resolve;
    },

    /** Refuses the next write. */
    refuseNextWrite: () => page.route('**/documents:commit*', refuseCommit, { times: 1 }),
  };
}

/** Gives a page a database of its own with these posts. */
export function ownPosts(page: Page, posts: readonly Post[]) {
  const documents = posts.map(
    ({ id, datePublished, dateUpdated: _, dateEdited: __, ...texts }) =>
      [id, { ...texts, datePublished: new Date(datePublished) }] as const,
  );
  return ownDatabase(page, Object.fromEntries(documents));
}
