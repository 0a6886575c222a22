import { paths } from '#src/lib/paths.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { editor } from '#tests/browser/editor.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/releases/release-test.ts';
import { hydrated } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { sample } from '#tests/proof/extent.ts';

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
    for (const step of [6, 7]) await form.answer(step, answers);
    await expect(form.heading(8)).toBeVisible();
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
