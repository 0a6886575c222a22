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
import { projects } from '#scripts/local/stack.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { editor } from '#tests/browser/editor.ts';
import { editorTest as base, expect } from '#tests/browser/editor-test.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { type LiveSite, startLiveSite } from '#tests/browser/live-site.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { hydrated } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { sample } from '#tests/proof/sample-size.ts';

interface WorkerFixtures {
  hosting: LiveSite;
  /** A build whose scripts and styles all have names different from those of dist/. */
  nextBuild: string;
}

/** Tests of successive releases. Each starts with the build in dist/ as the only one. */
const test = base.extend<{ live: LiveSite }, WorkerFixtures>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const hosting = await startLiveSite(`${projects.test}-releases`);
      await use(hosting);
      await hosting.stop();
    },
    { scope: 'worker' },
  ],

  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
      writeRenamedRelease('dist', folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  live: async ({ hosting }, use) => {
    await hosting.begin('dist');
    await use(hosting);
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

// These tests share a hosting emulator.
test.describe.configure({ mode: 'default' });

/** What the browser logs for scripts that a release has removed. */
const gone = 'the server responded with a status of 404';

for (const drop of sample([true, false], 1)) {
  const what = drop ? 'a release that removes the previous files' : 'a release';

  test(`a quote after ${what}`, async ({ page, live, nextBuild, leads, email, expectedErrors }) => {
    if (drop) expectedErrors.push(gone);
    const form = wizard(page);
    const answers = makeAnswers(email);
    await page.goto(paths.quote);
    for (const step of [1, 2]) await form.answer(step, answers);
    await expect(form.heading(3)).toBeVisible();
    await form.fill(3, answers);
    let loads = 0;
    page.on('load', () => loads++);
    // What loads ahead has arrived, so the first script that is gone is that of the estimate.
    await page.waitForLoadState('networkidle');
    await live.deploy(nextBuild, { drop });

    for (const step of [3, 4, 5]) await form.answer(step, answers);
    await expect(form.heading(6)).toBeVisible();
    if (drop) await expect.poll(() => loads).toBe(1);
    for (let step = 6; step < form.lastStep; step++) await form.answer(step, answers);
    await expect(form.heading(form.lastStep)).toBeVisible();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(loads).toBe(drop ? 1 : 0);
    expect(await leads.findQuotes(email)).toMatchObject([
      { firstName: answers.firstName, address: answers.address },
    ]);
  });
}

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
  await live.deploy(nextBuild, { drop: true });
  release();

  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.title).toHaveValue(post.title);
  await expect(form.description).toHaveValue(post.description);
  await form.write(post);
  let loads = 0;
  page.on('load', () => loads++);
  await live.deploy('dist', { drop: true });
  await form.publish.click();
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  expect(loads).toBe(1);
  expect(await written.stored()).toMatchObject([
    { title: post.title, content: expect.stringContaining(post.content) },
  ]);
});

test('input typed before the scripts of a page were removed is sent', { tag: '@full' }, async ({
  page,
  live,
  nextBuild,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(gone);
  const form = contactForm(page);
  const release = await holdScripts(page);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await form.fill(email);
  await live.deploy(nextBuild, { drop: true });
  release();
  await hydrated(page);
  await expect(form.message).toHaveValue(typedContact.message);
  await expect(form.message).toBeFocused();
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  expect(await leads.findContacts(email)).toHaveLength(1);
});
