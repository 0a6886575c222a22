import type { Page } from '@playwright/test';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { blogPostPath } from '#src/lib/paths.ts';
import { blog } from '#tests/browser/blog.ts';
import { answerWithIndex } from '#tests/browser/search-index.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';

// The search index is made at build time. These tests change the database after that.

/** The fields that every save on the site sets on a post. */
const savedNow = () => ({
  datePublished: FieldValue.serverTimestamp(),
  dateUpdated: FieldValue.serverTimestamp(),
});

/** Adds posts for one test to the database and to the search index that its page loads. */
async function indexedPosts(page: Page, word: string, fields: Record<string, DocumentData>) {
  const posts = storedPosts(word);
  for (const [name, more] of Object.entries(fields)) {
    await posts.store(name, { datePublished: longAgo, ...more });
  }
  const stored = await Promise.all(
    Object.keys(fields).map(async (name) => ({
      id: `${word}-${name}`,
      data: (await posts.read(name)) ?? {},
    })),
  );
  return { ...posts, ...(await answerWithIndex(page, stored)) };
}

test('finds a post that was there at build time through the index, without reading all posts', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes(':runQuery') || request.method() !== 'POST') return;
    const { where, limit } = request.postDataJSON().structuredQuery;
    reads.push(JSON.stringify(where?.fieldFilter?.op ?? limit));
  });
  const { box, titles, status } = blog(page);
  await page.goto('/blog');
  await expect(titles).toHaveCount(6);
  // The built page shows its posts before it reads the current ones.
  await expect.poll(() => reads).toContain('6');
  reads.length = 0;
  // From the posts that every local database starts with.
  await box.fill('rescission');
  await expect(status).toHaveText(/^\d+ articles? for “rescission”$/);
  await expect(titles.filter({ hasText: 'Should you take cash out' })).toHaveCount(1);
  // Reads what is newer by either date or by both, and the posts that are shown.
  await expect
    .poll(() => [...new Set(reads)].toSorted())
    .toEqual(['"GREATER_THAN_OR_EQUAL"', '"IN"']);
});

test('finds a post edited after the build by its new words and not by its old ones', {
  tag: '@full',
}, async ({ page }) => {
  const posts = await indexedPosts(page, 'mallow', {
    one: { content: '<p>Marsh</p>' },
    two: { content: '<p>Marsh</p>' },
  });
  try {
    await posts.store('two', { ...savedNow(), title: 'mallow anew', content: '<p>Meadow</p>' });
    const { box, titles, status } = blog(page);
    await page.goto('/blog');
    await box.fill('marsh');
    await expect(titles).toHaveText(['mallow one']);
    await box.fill('meadow');
    await expect(titles).toHaveText(['mallow anew']);
    await box.fill('mallow');
    await expect(titles).toHaveText(['mallow anew', 'mallow one']);
    await expect(status).toHaveText('2 articles for “mallow”');
  } finally {
    await posts.remove();
  }
});

test('shows the current version of a post changed after the build without a save time', {
  tag: '@full',
}, async ({ page }) => {
  const posts = await indexedPosts(page, 'teasel', { one: { description: 'Before.' } });
  try {
    await posts.store('one', { datePublished: longAgo, title: 'teasel anew' });
    const { box, titles } = blog(page);
    await page.goto('/blog');
    await box.fill('teasel');
    await expect(titles).toHaveText(['teasel anew']);
    await expect(page.getByText('Before.')).toHaveCount(0);
  } finally {
    await posts.remove();
  }
});

test('does not find a post deleted after the build, and counts correctly', {
  tag: '@full',
}, async ({ page }) => {
  const names = Array.from({ length: 9 }, (_, index) => `n${index + 1}`);
  const posts = await indexedPosts(
    page,
    'yarrow',
    Object.fromEntries(names.map((name) => [name, {}])),
  );
  try {
    await posts.remove('n9');
    await posts.remove('n5');
    const { box, titles, status, next } = blog(page);
    await page.goto('/blog');
    await box.fill('yarrow');
    // On the same date, posts are in descending order of their ids.
    await expect(titles).toHaveText(['8', '7', '6', '4', '3', '2'].map((n) => `yarrow n${n}`));
    await expect(status).toHaveText('Showing 1–6 of 7 articles for “yarrow”');
    await next.click();
    await expect(titles).toHaveText(['yarrow n1']);
  } finally {
    await posts.remove();
  }
});

test('finds a post normalized after the build by its tidy state, in its old position', {
  tag: '@full',
}, async ({ page }) => {
  const posts = await indexedPosts(page, 'sedge', {
    a: {},
    b: { states: ['["Delaware"]'] },
    c: { states: ['Delaware'] },
  });
  try {
    const { box, titles } = blog(page);
    await page.goto('/blog');
    await box.fill('delaware');
    await expect(titles.filter({ hasText: 'sedge' })).toHaveText(['sedge c']);

    const before = await posts.read('b');
    await posts.store('b', {
      ...before,
      states: ['Delaware'],
      dateUpdated: FieldValue.serverTimestamp(),
    });
    await expect(page).toHaveURL('/blog?q=delaware');
    await page.reload();
    await expect(titles.filter({ hasText: 'sedge' })).toHaveText(['sedge c', 'sedge b']);
  } finally {
    await posts.remove();
  }
});

test('Back from a post shows the same results without searching again', { tag: '@full' }, async ({
  page,
}) => {
  const posts = await indexedPosts(page, 'clover', { one: {}, two: {} });
  try {
    const { box, titles } = blog(page);
    await page.goto('/blog');
    await box.fill('clover');
    await expect(titles).toHaveText(['clover two', 'clover one']);
    await expect(page).toHaveURL('/blog?q=clover');
    const reads: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes(':runQuery') || request.method() !== 'POST') return;
      reads.push(JSON.stringify(request.postDataJSON().structuredQuery.where ?? 'a list'));
    });
    await page.getByRole('link', { name: 'clover one' }).click();
    await expect(page).toHaveURL(blogPostPath('clover-one'));
    // The post is read again, which could otherwise begin after Back.
    await expect.poll(() => reads.join()).toContain('"fieldPath":"slug"');
    reads.length = 0;
    const asked = posts.asked.length;
    await page.goBack();
    await expect(titles).toHaveText(['clover two', 'clover one']);
    expect(posts.asked).toHaveLength(asked);
    expect(reads).toEqual([]);
  } finally {
    await posts.remove();
  }
});

test('results grow while older posts are searched, each in its position', { tag: '@full' }, async ({
  page,
}) => {
  const names = Array.from({ length: 24 }, (_, index) => `n${String(index).padStart(2, '0')}`);
  const posts = await indexedPosts(
    page,
    'burdock',
    Object.fromEntries(
      names.map((name, index) => [
        name,
        index % 12 === 0 ? { content: '<p>Vetchling</p>', states: ['Ohio'] } : {},
      ]),
    ),
  );
  try {
    const older = Promise.withResolvers<void>();
    await page.route(`**${posts.blocks[1]}`, async (route) => {
      await older.promise;
      await route.fallback();
    });
    const { box, titles, status, cards } = blog(page);
    await page.goto('/blog');
    // Its position is between the newest posts of the index and the older ones.
    await box.fill('vetchling');
    await expect(status).toHaveText('Searching older articles…');
    await expect(cards).toHaveCount(0);
    await box.fill('burdock');
    await expect(titles).toHaveText(['23', '22', '21', '20'].map((n) => `burdock n${n}`));
    await expect(status).toHaveText('Searching older articles…');
    older.resolve();
    await expect(status).toHaveText('Showing 1–6 of 24 articles for “burdock”');
    await expect(titles).toHaveCount(6);
    await box.fill('vetchling');
    await expect(titles).toHaveText(['burdock n12', 'burdock n00']);
  } finally {
    await posts.remove();
  }
});

test('a release that removed files of the index does not disturb the search', {
  tag: '@full',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('404');
  const posts = await indexedPosts(page, 'fescue', { one: {} });
  try {
    let manifests = 0;
    await page.route('/search-index.json', (route) => {
      manifests += 1;
      const before = { since: Date.now(), blocks: ['/assets/search/gone.json'], rows: [] };
      return manifests === 1 ? route.fulfill({ json: before }) : route.fallback();
    });
    const { box, titles } = blog(page);
    await page.goto('/blog');
    await box.fill('fescue');
    await expect(titles).toHaveText(['fescue one']);
  } finally {
    await posts.remove();
  }
});

test('files of the index that fail to load can be requested again', { tag: '@full' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('ERR_CONNECTION_REFUSED');
  const posts = await indexedPosts(page, 'bracken', { one: {} });
  try {
    const file = `**${posts.blocks[0]}`;
    await page.route(file, (route) => route.abort('connectionrefused'));
    const { box, titles, status } = blog(page);
    await page.goto('/blog');
    await box.fill('bracken');
    await expect(status).toHaveText('The articles could not be loaded.');
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles).toHaveText(['bracken one']);
  } finally {
    await posts.remove();
  }
});
