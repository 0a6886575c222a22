import { countTaps } from '#tests/browser/count-taps.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { ownDatabase } from '#tests/browser/own-database.ts';
import { expect, test } from '#tests/browser/test.ts';
import { exampleRates } from '#tests/fixtures/rates.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

test.use({ hasTouch: true });

test('the owner calls whom Today names, raises four rates in 6 taps, mends one that is too long, and deletes a post, past a failure', async ({
  page,
  admin,
  own,
  desk,
  inspect,
  expectedErrors,
}) => {
  expectedErrors.push('Could not', '403');
  const dirty = { states: '["Texas"]', keywords: ['"fha"', `[${'long'.repeat(60)}]`] };
  const database = await ownDatabase(page, storedBlog(4, dirty));
  const lead = `mortgageQuotes/${await own.add('mortgageQuotes', { fullName: 'Ana Today' })}`;
  await database.stored.doc(lead).set((await own.read(lead)) ?? {});
  const board = dashboard(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await admin.signIn(page);
  await test.step('on a phone, a person is called in 2 taps, and four rates go up by an eighth in 6', async () => {
    await expect(board.editRates).toBeVisible();
    const { tap, read } = countTaps(page);
    const today = page.getByRole('region', { name: 'Today' });
    await tap(today.getByRole('link', { name: 'Ana Today' }));
    await tap(page.getByRole('button', { name: 'Voicemail, call again tomorrow' }));
    await expect(desk.history).toContainText('Called: Left a voicemail');
    expect(read().taps).toBe(2);
    await page.goBack();
    await expect(today.getByRole('status')).toHaveCount(0);
    await expect(today).not.toContainText('Ana Today');
    read();
    await tap(board.editRates);
    for (const kind of ['30-Year Fixed', '15-Year Fixed', '5/1 ARM', '30-Year Jumbo']) {
      await tap(page.getByRole('button', { name: `Raise ${kind} by an eighth` }));
    }
    await tap(board.saveRates);
    await expect(page.getByText('Rates updated successfully.')).toBeVisible();
    const { fixed30 } = (await database.stored.doc('siteData/current').get()).data() ?? {};
    expect(fixed30).not.toBe(exampleRates.fixed30);
    expect(read()).toEqual({ taps: 6, pages: 0 });
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await board.rate('5/1 ARM').fill('x'.repeat(41));
  await board.saveRates.click();
  await expect(board.rate('5/1 ARM')).toBeFocused();
  await inspect('dashboard: posts, and a rate that is too long');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your changes to the rates');
  await page.getByRole('button', { name: 'Stay' }).click();
  await board.rate('5/1 ARM').fill('6%');

  // One row is enough here.
  await board.search.fill('post number 0');
  await database.refuseNextWrite();
  const opener = board.deleteButton('Post number 0');
  await opener.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(board.cancel).toBeFocused();
  // Tab from the last button leaves the page and never reaches what is behind the dialog.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const behind = page.locator('#root :not(dialog, dialog *):focus');
    await expect(behind, 'focus is behind the dialog').toHaveCount(0);
  }
  await page.mouse.move(100, 100);
  const turned = page.evaluate(() => {
    const twoFrames = (done: () => void) =>
      requestAnimationFrame(() => requestAnimationFrame(done));
    return new Promise<void>((done) => {
      window.addEventListener('wheel', () => twoFrames(done), { once: true });
    });
  });
  await page.mouse.wheel(0, 800);
  await turned;
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(board.cancel).toBeFocused();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 800, height: 500 });
  const heading = board.dialog.getByRole('heading', { level: 2 });
  for (const part of [heading, board.cancel, board.confirmDeletion]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  if (size) await page.setViewportSize(size);
  await board.confirmDeletion.click();
  await expect(board.dialog.getByRole('alert')).toBeVisible();
  await board.confirmDeletion.click();
  await expect(page.getByText('The post “Post number 0” was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Deleted posts' }).click();
  const deleted = page.getByRole('region', { name: 'Deleted posts' });
  await expect(deleted.getByRole('listitem')).toHaveCount(1);
});
