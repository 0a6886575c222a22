import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { logFolder, logPath, readLog, testLogPrefix } from '#scripts/lib/failure.ts';
import { root } from '#scripts/lib/root.ts';
import { host, ports } from '#scripts/local/stack.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { handleCommits } from '#tests/browser/commits.ts';
import { editorTest } from '#tests/browser/editor-test.ts';
import { deskTest, expect } from '#tests/browser/lead-desk-test.ts';
import { quote } from '#tests/browser/lead-forms.ts';
import { login } from '#tests/browser/login.ts';
import { fieldsIn, type PrivateValues } from '#tests/browser/privacy/private-values.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { openHydrated } from '#tests/browser/test.ts';
import { answerNextToken, collectTokens } from '#tests/browser/tokens.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { reportFigure } from '#tests/proof/figures.ts';

/** The database emulator's own log shows what it was sent. It is not a log of the product. */
const databaseLog = 'firestore-debug.log';

/** Returns what the functions have logged so far, with the other output of the emulators. */
function functionsLog(): string {
  return readLog(logPath('emulators'));
}

/**
 * Returns the logs that contain a typed value. Test logs are left out: they name slow tests, some
 * of them by a value that a form offers.
 */
function logsWith(values: PrivateValues): string[] {
  return readdirSync(join(root, logFolder))
    .filter((file) => file.endsWith('.log') && file !== databaseLog)
    .filter((file) => !file.startsWith(testLogPrefix))
    .filter((file) => fieldsIn(readLog(join(logFolder, file)), values).length > 0);
}

const test = mergeTests(deskTest, editorTest);

/** Values that can be recognized wherever they appear, except choices whose words also appear elsewhere. */
const quoteValues = {
  firstName: 'Zyxwavia',
  lastName: 'Quorbrundle',
  phone: '(207) 951-8463',
  address: '7391 Wobblethatch Lane',
  zipCode: '90731-4826',
  income: '913,752,846',
  creditScore: '300-579',
  homePrice: '864,209,753',
  downPayment: '$271,828,183',
  timeline: '12+months',
};

/** Where the body of a lead goes, and no other input. */
const leadBody = `body to ${host}:${ports.firestore} documents:commit`;
/** Where the desk asks for a person's other leads. */
const leadQuery = `body to ${host}:${ports.firestore} documents:runQuery`;
/** The tab's own draft of the quote, as the watch names it. */
const draft = `sessionStorage ${site.slug}.${quote.draft}`;

test('the quote leaves no trace but draft and lead', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('403 (Forbidden)');
  const tokens = collectTokens(page);
  const values = { ...quoteValues, email };
  const fields = Object.keys(values).sort();
  const { traces, shown, counts } = await watchTraces(page, values);
  const { submit, success, failure } = quote.controls(page, email);

  await wizard(page).reachLast({ ...makeAnswers(email), ...quoteValues, loanType: 'usda' });
  // Input typed before the form's script runs reaches the draft once it does.
  await expect.poll(() => traces(), 'while it is typed').toEqual({ [draft]: fields });
  const another = await page.context().newPage();
  await openHydrated(another, quote.path);
  expect(await traces(another), 'in another tab').toEqual({});
  await another.close();

  await answerNextToken(page, { ageSeconds: 150 });
  await submit.click();
  await expect(failure('verification-failed')).toBeVisible();
  expect(await traces(), 'after the bot check refused').toEqual({ [draft]: fields });

  const commits = await handleCommits(page, async (route) => {
    await leads.deleteReceipt(commits.ids[0] ?? '');
    await route.continue();
  });
  await submit.click();
  await expect(failure('submission-failed')).toBeVisible();
  expect(commits.ids).toHaveLength(1);
  expect(await quote.storedFor(leads, email)).toEqual([]);
  await commits.restore();
  const sent = { [leadBody]: fields };
  expect(await traces(), 'after the database denied').toEqual({ ...sent, [draft]: fields });

  await submit.click();
  await expect(success).toBeVisible();
  expect(new Set(tokens).size).toBe(3);
  expect(await quote.storedFor(leads, email)).toHaveLength(1);
  expect(await traces(), 'after success').toEqual(sent);
  expect(await shown(), 'on the page after success').toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  expect(await traces(), 'on another page').toEqual(sent);
  await openHydrated(page, quote.path);
  expect(await traces(), 'back at the form').toEqual(sent);
  expect(await shown(), 'in the form').toEqual([]);

  await expect.poll(functionsLog).toContain('refused a token');
  expect(logsWith(values)).toEqual([]);
  reportFigure(
    `Privacy: ${quote.name}`,
    `${fields.length} values in no address, header, log or store of ${counts.requests} requests`,
  );
});

const signInBody = `body to ${host}:${ports.auth} accounts:signInWithPassword`;

test('login sends the password to the identity service only, and signing out leaves no trace', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('400 (Bad Request)');
  const { email, password } = admin;
  const values = { email, password, wrong: 'Wobblethatch-9' };
  const { traces, shown } = await watchTraces(page, values);
  const form = login(page);
  await page.goto(paths.login);
  await form.email.fill(email);
  await form.password.fill(values.wrong);
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
  expect(logsWith({ password, wrong: values.wrong })).toEqual([]);
});

test('the lead desk leaves a person’s data nowhere', async ({ page, admin, own, desk }) => {
  const values = {
    name: 'Wobblethatch Quimby',
    email: own.email,
    phone: own.phone,
    address: '7 Snickerdoodle Court',
  };
  const id = await own.add('mortgageQuotes', { fullName: values.name, address: values.address });
  await own.consent(id);
  const { traces, shown } = await watchTraces(page, values);
  await admin.signIn(page, desk.listAddress('mortgageQuotes', own.day));
  await desk.link(values.name).click();
  await expect(desk.heading).toHaveText(values.name);
  await expect(page).toHaveURL(leadPath('mortgageQuotes', id));
  await desk.status.selectOption('Contacted');
  await desk.save.click();
  await expect(desk.history).toContainText('Status: Contacted');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.writeToBuyer.click();
  await expect(page.getByText('Copied. Paste it into the email.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const mark of Object.values(values)) expect(copied).toContain(mark);
  // What else the person sent is asked of the database that has it.
  const asked = { [leadQuery]: ['email', 'phone'] };
  expect(await traces(), 'on the page of a lead').toEqual(asked);

  await login(page).signOut.click();
  await expect(page).toHaveURL(paths.login);
  await page.goBack();
  await expect(login(page).logIn).toBeVisible();
  await expect(login(page).signOut).toBeHidden();
  expect(await traces(), 'after signing out').toEqual(asked);
  expect(await shown()).toEqual([]);
  expect(logsWith(values)).toEqual([]);
});
