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

/**
 * Gives a page a database of its own: a project of the emulator, with the site's rules, these posts and the seed's
 * rates. It is the worker's, as the emulator takes seconds to compile the rules of another one. Its site has no list of ids and no search index, as neither is made from that database.
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

  let held: Promise<void> = Promise.resolve();
  const [shared, own] = [`projects/${projects.test}/databases`, `projects/${projectId}/databases`];
  const rename = (text: string) => text.replaceAll(shared, own);
  const address = `http://${host}:${ports.firestore}/**`;
  await page.route(address, async (route) => {
    const request = route.request();
    // The record of a sign-in stays beside its account.
    if (request.method() !== 'POST' || request.postData()?.includes('/users/')) {
      return route.continue();
    }
    await held;
    // The header decides over the address.
    const headers = Object.entries(await request.allHeaders()).map(([name, value]) => [
      name,
      rename(value),
    ]);
    const response = await route.fetch({
      url: rename(request.url()),
      headers: Object.fromEntries(headers),
      postData: rename(request.postData() ?? ''),
    });
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(own, shared) });
  });
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

    /** Holds answers back until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
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
