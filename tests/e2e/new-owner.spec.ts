import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { runToEnd } from '#scripts/lib/processes.ts';
import { root } from '#scripts/lib/root.ts';
import { host, localConfigPath, ports, projects } from '#scripts/local/stack.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { todayLoaded } from '#tests/browser/dashboard.ts';
import { editor } from '#tests/browser/editor.ts';
import { startLiveSite } from '#tests/browser/live-site.ts';
import { login } from '#tests/browser/login.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { dropPictures, retryAfterLostAnswer, visitorOn } from '#tests/browser/picture-steps.ts';
import { test as base, expect } from '#tests/browser/test.ts';
import { phonePhoto } from '#tests/fixtures/photos.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { copyOfRepository } from '#tests/proof/copy-of-repository.ts';
import { emptyProject, loadRules, rulesFile } from '#tests/rules/rules-source.ts';

const projectId = `${projects.test}-new-owner`;
const project = { address: `${host}:${ports.firestore}`, projectId };

/**
 * A site on the day of its first deploy: an empty database, a folder and a server of its own. Only the
 * accounts are shared with the other tests: the emulator gives every site those of one project.
 */
const test = base.extend<{ newSite: { url: string; release(): Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  newSite: async ({}, use) => {
    expect(await loadRules(readFileSync(rulesFile, 'utf8'), project)).toBe(true);
    await emptyProject(project);
    const { folder, remove } = copyOfRepository();
    linkPackages(folder);
    // The ports of the stack that runs, which follow from the folder.
    copyFileSync(localConfigPath, join(folder, basename(localConfigPath)));
    await buildSite(folder);
    const dist = join(folder, 'dist');
    const live = await startLiveSite();
    await live.begin(dist);
    await use({
      url: live.url,
      async release() {
        await buildSite(folder);
        await live.deploy(dist);
      },
    });
    await live.stop();
    remove();
  },

  baseURL: async ({ newSite }, use) => {
    await use(newSite.url);
  },
});

test.use({ viewport: { width: 390, height: 844 } });

/** Links the installed packages one by one, so that the build's cache of pictures is the copy's own. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

async function buildSite(folder: string): Promise<void> {
  const { code } = await runToEnd({
    name: 'new-owner-build',
    command: process.execPath,
    args: ['scripts/build/build.ts', '--emulators', projectId, '--allow-empty'],
    // Playwright sets it to another value, with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    cwd: folder,
  });
  expect(code, 'the exit code of the build').toBe(0);
}

const picture = (page: Page, name: string) => page.getByRole('main').getByRole('img', { name });

/** Returns the address of the file that a picture shows; '' until it has loaded. */
function shownFile(page: Page, name: string): Promise<string> {
  return picture(page, name).evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? image.currentSrc : '',
  );
}

test('what a new owner enters and writes on a phone is on the site, before its next build and in it', {
  tag: '@full',
}, async ({ page, newSite, admin, expectedErrors }) => {
  // One answer is lost on purpose.
  expectedErrors.push('Could not write a picture');
  const { founderName, founderRole, legalName, postalAddress, license } = wholeProfile;
  const post = newPost('my-first-post');
  const { open } = article(page);
  const inPost = ['A porch', 'A kitchen'];
  const photo = `Photograph of ${founderName}`;

  await test.step('the owner signs in and fills in the details of the site', async () => {
    await admin.logIn(page, paths.siteDetails);
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Name').first().fill(founderName);
    await field('Role').fill(founderRole);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: phonePhoto(3600) });
    await field('What the picture shows').fill('Ada at her desk');
    await page.getByRole('button', { name: 'Add picture' }).click();
    await expect(page.getByRole('img', { name: 'What visitors see' })).toBeVisible();
    await field('Bio').fill(wholeProfile.bio);
    await field('How articles are written and checked').fill(wholeProfile.editorialPolicy);
    await page.getByRole('button', { name: 'Save: The founder' }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.locator('summary', { hasText: 'Who runs the site' }).click();
    await field('Legal name').fill(legalName);
    await field('Postal address').fill(postalAddress);
    await field('License line').fill(license);
    await page.getByRole('button', { name: 'Save: Who runs the site' }).click();
    await expect(page.getByText('Saved.', { exact: true })).toHaveCount(2);
  });

  await test.step('the owner writes a post with two photos', async () => {
    await page.goto(paths.newPost);
    const form = editor(page);
    const { text, html } = contentEditor(page);
    const visitor = visitorOn(page);
    await form.write(post);
    await dropPictures(visitor, { 'A porch': phonePhoto(), 'A kitchen': phonePhoto(4800) });
    await expect(text.getByRole('img', { name: 'A kitchen' })).toHaveAttribute('src', /^blob:/);
    expect(
      (await html()).match(/<img[^>]*>/g)?.map((tag) => tag.replace(/[0-9a-f]{64}/, '…')),
    ).toEqual([
      '<img src="/images/uploaded/….jpg" alt="A porch" width="1200" height="1600">',
      '<img src="/images/uploaded/….jpg" alt="A kitchen" width="1000" height="1600">',
      '<img src="/images/uploaded/….jpg" alt="A sign" width="16" height="8">',
    ]);
    await retryAfterLostAnswer(visitor);
    await form.publish.click();
    await expect(page).toHaveURL(paths.adminBlog);
    // A sign-out would have its reads refused.
    await todayLoaded(page);
    await login(page).more.click();
    await login(page).signOut.click();
    await expect(login(page).logIn).toBeVisible();
  });

  await test.step('before the build, visitors get the pictures from the database', async () => {
    await open(post.slug);
    for (const name of inPost) await expect.poll(() => shownFile(page, name)).toMatch(/^blob:/);
    await expect(page.getByText(`is the work of ${founderName}`)).toBeHidden();
    await page.goto(paths.aboutAuthor);
    await expect.poll(() => shownFile(page, photo)).toMatch(/^blob:/);
  });

  await newSite.release();
  const unwanted: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('blob:')) unwanted.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) unwanted.push(response.url());
  });

  await test.step('after it, from hosting, in the size that the screen needs', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await open(post.slug);
      for (const name of inPost) {
        const image = picture(page, name);
        const large = (await image.getAttribute('src')) ?? '';
        await image.scrollIntoViewIfNeeded();
        const file = width > 800 ? large : smallPicture(large);
        await expect.poll(() => shownFile(page, name)).toBe(newSite.url + file);
      }
    }
  });

  await test.step('and the details of the site on its pages', async () => {
    await expect(page.getByRole('region', { name: /^Written by / })).toContainText(
      `is the work of ${founderName}, ${founderRole}.`,
    );
    const footer = page.getByRole('contentinfo');
    for (const line of [license, legalName, ...postalAddress.split('\n')])
      await expect(footer).toContainText(line);
    await page.goto(paths.aboutAuthor);
    await expect(page.getByRole('heading', { name: `About ${founderName}` })).toBeVisible();
    await expect.poll(() => shownFile(page, photo)).toMatch(/\/images\/uploaded\/[\da-f-]+\.jpg$/);
    // The page reads the details again; the document has what it was built with.
    const built = await (await page.request.get(paths.aboutAuthor)).text();
    expect(/<h2>About [^<]+/.exec(built)?.[0]).toBe(`<h2>About ${founderName}`);
  });

  expect(unwanted, 'what is not there, and pictures from the database').toEqual([]);
});
