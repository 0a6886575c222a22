import { host, ports } from '#scripts/local/stack.ts';
import { leadPath, paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { leadDesk } from '#tests/browser/lead-desk.ts';
import { login } from '#tests/browser/login.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { ownLeads } from '#tests/browser/own-leads.ts';
import { logsWith } from '#tests/browser/privacy/logs.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { inFull } from '#tests/proof/extent.ts';

const signInBody = `body to ${host}:${ports.auth} accounts:signInWithPassword`;

test('login sends the password to the identity service only, and signing out leaves no trace', {
  tag: '@full',
}, async ({ page, admin, expectedErrors }) => {
  expectedErrors.push('400 (Bad Request)');
  const { email, password } = admin;
  const marks = { email, password, wrong: 'Wobblethatch-9' };
  const { traces, shown } = await watchTraces(page, marks);
  const form = login(page);
  await page.goto(paths.login);
  await form.email.fill(email);
  await form.password.fill(marks.wrong);
  expect(await traces(), 'while it is typed').toEqual({});

  await form.logIn.click();
  await expect(form.failure).toBeVisible();
  expect(await traces(), 'after a wrong password').toEqual({ [signInBody]: ['email', 'wrong'] });

  await form.password.fill(password);
  await form.logIn.click();
  await expect(form.dashboard).toBeVisible();
  await expect.poll(() => admin.record()).toBeTruthy();
  const sent = {
    [signInBody]: ['email', 'password', 'wrong'],
    // The service's record of the sign-in.
    [`body to ${host}:${ports.firestore} documents:batchGet`]: ['email'],
    [`body to ${host}:${ports.firestore} documents:commit`]: ['email'],
  };
  expect(await traces(), 'while signed in').toEqual({
    ...sent,
    'indexedDB firebaseLocalStorageDb': ['email'],
  });

  await form.signOut.click();
  await expect(page).toHaveURL(paths.login);
  expect(await traces(), 'after signing out').toEqual(sent);
  expect(await shown()).toEqual([]);
  // The email is in the emulators' log of the account that the test created.
  expect(logsWith({ password, wrong: marks.wrong })).toEqual([]);
});

test('the lead desk leaves a person’s data in no address, storage or log, and sends it nowhere', async ({
  page,
  admin,
}) => {
  const own = ownLeads();
  const marks = {
    name: 'Wobblethatch Quimby',
    email: own.email,
    phone: own.phone,
    address: '7 Snickerdoodle Court',
  };
  try {
    const id = await own.add('mortgageQuotes', { fullName: marks.name, address: marks.address });
    await own.consent(id);
    const desk = leadDesk(page);
    const { traces, shown } = await watchTraces(page, marks);
    await admin.signIn(page, desk.listOf('mortgageQuotes', own.day));
    await desk.link(marks.name).click();
    await expect(desk.heading).toHaveText(marks.name);
    await expect(page).toHaveURL(leadPath('mortgageQuotes', id));
    await desk.status.selectOption('Contacted');
    await desk.saveStatus.click();
    await expect(desk.history).toContainText('Status: Contacted');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.copyForBuyer.click();
    await expect(page.getByText('Paste it into your message to the buyer.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const mark of Object.values(marks)) expect(copied).toContain(mark);
    expect(await traces(), 'on the page of a lead').toEqual({});

    await login(page).signOut.click();
    await expect(page).toHaveURL(paths.login);
    await page.goBack();
    await expect(login(page).logIn).toBeVisible();
    await expect(login(page).signOut).toBeHidden();
    expect(await traces(), 'after signing out').toEqual({});
    expect(await shown()).toEqual([]);
    expect(logsWith(marks)).toEqual([]);
  } finally {
    await own.remove();
  }
});

const longTest = inFull ? test : test.skip;

longTest(
  'the draft of a post is removed once it is saved, and signing out keeps it for its writer only',
  async ({ page, admin, written }) => {
    const post = newPost(written.word);
    const marks = { title: post.title, description: post.description, content: post.content };
    const fields = Object.keys(marks).sort();
    const { traces } = await watchTraces(page, marks);
    const stored = async () =>
      Object.entries(await traces()).filter(([place]) => /storage|indexedDB|cache/i.test(place));
    const ownDraft = new RegExp(`^localStorage ${site.slug}[.]post-draft/[^/]+/new/.`);
    const form = editor(page);

    await admin.signIn(page, paths.newPost);
    await form.write(post);
    await expect.poll(stored).toEqual([[expect.stringMatching(ownDraft), fields]]);
    await form.publish.click();
    await expect(page).toHaveURL(paths.adminBlog);
    expect(await stored(), 'after it is saved').toEqual([]);

    await page.goto(paths.newPost);
    await form.write(post);
    await login(page).signOut.click();
    await form.leaving.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(paths.login);
    const [[place] = ['']] = await stored();
    expect(place).toContain(encodeURIComponent(admin.email));
    expect(await stored(), 'after signing out').toEqual([
      [expect.stringMatching(ownDraft), fields],
    ]);
  },
);
