// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.

import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { type LiveSite, startLiveSite } from '#tests/browser/live-site.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { test as base, expect, hydrated } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Tests of successive releases, of which the build in dist/ is the first. */
const test = base.extend<{ live: LiveSite; nextBuild: string }>({
  live: async ({}, use) => {
    const live = await startLiveSite();
    await live.begin('dist');
    await use(live);
    await live.stop();
  },

  /** A build whose scripts and styles all have names different from those of dist/. */
  nextBuild: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
    writeRenamedRelease('dist', folder);
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  baseURL: async ({ live }, use) => {
    await use(live.url);
  },
});

const textFile = /\.(html|js|css)$/;
const inlineScript = /(?<=<script>).*?(?=<\/script>)/s;

/**
 * Makes another release of a build in which every script and style has a new name, as after a
 * change that affects all of them. It takes a moment, while a second build takes seconds.
 *
 * @param build the folder of the build
 * @param folder where the other release is written
 */
function writeRenamedRelease(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // The folder also contains the search index, whose name is the same as a script's.
  const names = readdirSync(assets).filter((name) => textFile.test(name));
  const anyName = new RegExp(names.join('|').replaceAll('.', '\\.'), 'g');
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(file)) continue;
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(anyName, renamed);
    writeFileSync(path, after.replace(hashOfScript(before), hashOfScript(after)));
  }
}

/** Returns the new name of a file, such as 'index-CmMIHN8N2.js' for 'index-CmMIHN8N.js'. */
function renamed(name: string): string {
  return name.replace(/\.(?=\w+$)/, '2.');
}

/** Returns a script's hash as it appears in a document's policy. */
function hashOfScript(html: string): string {
  const [script = ''] = inlineScript.exec(html) ?? [];
  return createHash('sha256').update(script).digest('base64');
}

/** What the browser logs for scripts that a release has removed. */
const gone = 'the server responded with a status of 404';
const drop = { drop: true };

/** Returns how many documents the page has asked for. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test('a quote is sent after three releases: typed into before its scripts arrive, carried along, then dropped, and half filled in', async ({
  page,
  live,
  nextBuild,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(gone);
  const form = wizard(page);
  const answers = makeAnswers(email);
  const documents = countDocuments(page);
  const lastName = form.field('Last name');

  await test.step('a release carries the scripts of an open page along', async () => {
    const release = await holdScripts(page);
    await page.goto(paths.quote, { waitUntil: 'commit' });
    await form.fill(1, answers);
    await live.deploy(nextBuild);
    release();
    await hydrated(page);
    await expect(lastName).toHaveValue(answers.lastName);
    expect(documents()).toBe(1);
  });

  await test.step('one that drops them costs nothing that was typed before them', async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await lastName.fill('Anew');
    await live.deploy('dist', drop);
    release();
    await expect.poll(documents).toBe(3);
    await hydrated(page);
    await expect(lastName).toHaveValue('Anew');
    await expect(lastName).toBeFocused();
  });

  await test.step('nor what was typed with them', async () => {
    for (const step of [1, 2]) await form.answer(step, answers);
    await expect(form.heading(3)).toBeVisible();
    await form.fill(3, answers);
    await live.deploy(nextBuild, drop);
    for (const step of [3, 4, 5]) await form.answer(step, answers);
    await expect(form.heading(6)).toBeVisible();
    await expect.poll(documents).toBe(4);
  });

  for (let step = 6; step < form.lastStep; step++) await form.answer(step, answers);
  await expect(form.heading(form.lastStep)).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(documents()).toBe(4);
  expect(await leads.find('mortgageQuotes', email)).toMatchObject([
    { firstName: answers.firstName, lastName: answers.lastName, address: answers.address },
  ]);
});

test('the text of a post survives a release that removes the previous files', {
  tag: '@full',
}, async ({ page, live, nextBuild, admin, written, expectedErrors }) => {
  expectedErrors.push(gone, 'did not arrive whole');
  const post = newPost(written.word);
  const form = editor(page);
  const release = await holdScripts(page, '**/assets/ContentViews-*.js');
  await admin.signIn(page, paths.newPost);
  await form.title.fill(post.title);
  await form.description.fill(post.description);
  await live.deploy(nextBuild, drop);
  release();

  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.title).toHaveValue(post.title);
  await expect(form.description).toHaveValue(post.description);
  await form.write(post);
  const documents = countDocuments(page);
  await live.deploy('dist', drop);
  await form.publish.click();
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  expect(documents()).toBe(1);
  expect(await written.stored()).toMatchObject([
    { title: post.title, content: expect.stringContaining(post.content) },
  ]);
});
