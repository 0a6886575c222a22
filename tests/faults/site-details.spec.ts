import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import type { Admin } from '#tests/browser/admin.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { isCommit, listDocuments } from '#tests/browser/commits.ts';
import { advanceClockUntil } from '#tests/browser/deadlines.ts';
import { expect, test } from '#tests/browser/test.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';

/** Loses the connection while a role is saved, and returns how to get it back. */
async function loseConnection(page: Page, admin: Admin) {
  await page.clock.install();
  const database = await answerAsDatabase(page, {});
  database.storeProfile(wholeProfile);
  let commits = 0;
  page.on('request', (request) => {
    if (isCommit(request) && listDocuments(request).length > 0) commits += 1;
  });
  await admin.signIn(page, paths.siteDetails);
  const role = page.getByRole('textbox', { name: 'Role' });
  await role.fill('Editor');
  database.failReads(true);
  await page.getByRole('button', { name: 'Save site details' }).click();
  const failure = page.getByText('Error saving the site details.');
  await advanceClockUntil(page, 5_000, () => failure.isVisible());
  await expect(role).toHaveValue('Editor');
  expect(commits).toBe(0);
  return {
    database,
    comeBack() {
      database.failReads(false);
      // A browser on a machine without a network never says that it is online.
      return page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    countCommits: () => commits,
  };
}

const saved = (page: Page) => page.getByText('Saved.', { exact: true });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push('Failed to load resource', 'Could not');
});

test('site details that lost the connection are saved once when it is back', async ({
  page,
  admin,
}) => {
  const { database, comeBack, countCommits } = await loseConnection(page, admin);
  await comeBack();
  await expect(saved(page)).toBeVisible();
  expect(database.profile()).toMatchObject({ founderRole: { stringValue: 'Editor' } });
  expect(countCommits()).toBe(1);
});

test('site details that somebody else has saved in between are not saved without a press', async ({
  page,
  admin,
}) => {
  const { database, comeBack, countCommits } = await loseConnection(page, admin);
  database.storeProfile({ ...wholeProfile, license: 'Theirs' });
  await comeBack();
  await expect(page.getByText('Look through the form, then save again.')).toBeVisible();
  expect(countCommits()).toBe(0);
  await page.getByRole('button', { name: 'Save site details' }).click();
  await expect(saved(page)).toBeVisible();
  expect(database.profile()).toMatchObject({
    founderRole: { stringValue: 'Editor' },
    license: { stringValue: 'Theirs' },
  });
});
