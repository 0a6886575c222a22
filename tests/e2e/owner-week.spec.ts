import type { Locator, Page } from '@playwright/test';
import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { dashboard, todayLoaded } from '#tests/browser/dashboard.ts';
import { editor } from '#tests/browser/editor.ts';
import { expectFocusClear } from '#tests/browser/focus.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { login } from '#tests/browser/login.ts';
import { ownDatabase } from '#tests/browser/own-database.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';

// The week of docs/owner.md on a phone with a keyboard: nothing is clicked, and each stop of the Tab key is
// wholly in sight.
test.use({ viewport: { width: 390, height: 844 } });

test('an owner’s week by keys alone: the rates, the details, a lead and a post', {
  tag: '@full',
}, async ({ page, admin, own, desk, written }) => {
  const database = await ownDatabase(page, storedBlog(3));
  await database.stored.doc('siteData/current').set(rates);
  const board = dashboard(page);
  const owner = ownerAt(page);

  await test.step('sign in', async () => {
    const form = login(page);
    await page.goto(loginPath(paths.adminBlog));
    await hydrated(page);
    await owner.typeInto(form.email, admin.email);
    await owner.press('Enter');
    await expect(form.password).toBeFocused();
    await owner.type(admin.password);
    await owner.press('Enter');
    await expect(form.dashboard).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a rate that is a typo is asked about, and can be changed', async () => {
    await owner.use(board.editRates);
    await owner.replace(board.rate('5/1 ARM'), '62.5%');
    await owner.press('Enter');
    await expect(board.dialog).toContainText('5/1 ARM: 62.5%.');
    await owner.press('Enter');
    await expect(board.dialog).toBeHidden();
    await expect(board.rate('5/1 ARM')).toBeFocused();
    await owner.press('Control+A');
    await owner.type('6.25%');
  });

  await test.step('they are saved, and the form is closed', async () => {
    await owner.use(board.saveRates);
    await expect(page.getByText('Rates updated successfully.')).toBeVisible();
    const saved = await database.stored.doc('siteData/current').get();
    expect(saved.data()).toMatchObject({ arm51: '6.25%' });
    await owner.useAbove(page.getByRole('button', { name: 'Close', exact: true }));
    await expect(board.saveRates).toBeHidden();
    await expect(page.getByRole('list').filter({ hasText: '5/1 ARM 6.25%' })).toBeVisible();
  });

  await test.step('the site’s details', async () => {
    const field = (name: string) => page.getByRole('textbox', { name });
    await owner.goTo('Site details');
    await owner.replace(field('Name').first(), 'Ada Example');
    await owner.replace(field('Role'), 'Founder');
    await owner.replace(field('Bio'), 'Ada has bought two homes.');
    await owner.replace(field('How articles are written and checked'), 'At the source.');
    await owner.use(page.getByRole('button', { name: 'Save: The founder' }));
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await owner.use(page.locator('summary', { hasText: 'Who runs the site' }));
    await owner.replace(field('Legal name'), 'Ada LLC');
    await owner.use(page.getByRole('button', { name: 'Save: Who runs the site' }));
    await expect(page.getByText('Saved.', { exact: true })).toHaveCount(2);
  });

  // The leads and posts are in the database that the tests share.
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save: The founder' })).toBeVisible();
  await owner.tabTo(page.getByRole('textbox', { name: 'Name' }).first());
  const quote = await own.add('mortgageQuotes');
  await own.consent(quote);
  await own.add('contacts', { message: 'Do you answer on weekends?' });
  const company = `Lending ${own.word}`;
  await own.add('leadBuyers', { companyName: company });
  const today = newYorkDay(new Date());
  const typedDay = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');

  await test.step('the list of leads is narrowed to a day, and a search looks through all kinds', async () => {
    await owner.goTo('Leads');
    await expect(desk.heading).toHaveText('Leads');
    await owner.use(desk.more);
    await owner.typeInto(page.getByLabel('Sent from (ET)'), typedDay(own.day));
    await owner.typeInto(page.getByLabel('Sent through (ET)'), typedDay(own.day));
    await expect(desk.names).toHaveCount(1);
    await owner.tabBackTo(desk.search);
    await owner.type(own.email);
    await expect(desk.names).toHaveCount(3);
    await expect(page.getByText('1 of 1 message')).toBeVisible();
  });

  await test.step('the list is saved as a file', async () => {
    const downloading = page.waitForEvent('download');
    await owner.use(desk.saveCsv);
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^pre-qualification-requests_\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('a status is chosen, then kept, and a note with a day to call again', async () => {
    await owner.use(desk.link('Ana Núñez').first());
    await expect(desk.heading).toHaveText('Ana Núñez');
    await owner.tabTo(desk.answer('No reminder'));
    await owner.press('ArrowUp');
    await owner.typeInto(desk.callAgain, typedDay(today));
    await owner.typeInto(desk.note, 'Asked about points.');
    await owner.tabTo(desk.status);
    await owner.press('ArrowDown');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await owner.use(desk.save);
    await expect(desk.history).toContainText('Asked about points.');
    await expect(desk.history).toContainText('Status: Contacted');
  });

  await test.step('the lead stands at the top of the desk on the day of its call', async () => {
    await expect(desk.history).toContainText(`Call again on ${formatShortDate(today)}`);
    await owner.goTo('Leads');
    await owner.use(desk.waits);
    await owner.use(desk.waiting.getByRole('link', { name: 'Ana Núñez' }).first());
    await expect(desk.heading).toHaveText('Ana Núñez');
  });

  await test.step('a mail to the buyer opens, and Sent records who got it', async () => {
    await page.context().grantPermissions(['clipboard-write']);
    await owner.typeInto(desk.buyer, company);
    await owner.use(desk.writeToBuyer);
    await expect(page.getByText('Copied. Paste it into the email.')).toBeVisible();
    await owner.use(desk.sent);
    await expect(page.getByText(`It is with ${company}`)).toBeVisible();
    await expect(desk.history).toContainText(`Passed on to ${company}`);
  });

  await test.step('a withdrawal names the buyer, until Notified says that it was told', async () => {
    await own.revoke(quote, 'withdraw');
    await page.reload();
    await expect(desk.alert.first()).toContainText(company);
    await owner.use(desk.notified(company));
    await expect(desk.alert.first().getByText(/^Notified on/)).toBeFocused();
    await expect(page).toHaveURL(leadPath('mortgageQuotes', quote));
  });

  const title = `${written.word} week`;
  const slug = `${written.word}-week`;
  const form = editor(page);
  const { text, tool, panel } = contentEditor(page);
  const useTool = async (name: string) => {
    await owner.press('Alt+F10');
    await owner.arrowTo(tool(name));
    await owner.press('Enter');
  };

  // What arrives above the focus would move it out of sight of a page that is not scrolled.
  const openEditor = async () => {
    await todayLoaded(page);
    await owner.replace(board.search, title);
    await expect(board.titles).toHaveCount(1);
    await owner.use(page.getByRole('link', { name: `Edit ${title}` }));
  };

  await test.step('a new post gets a heading, a list, a link and a picture', async () => {
    await owner.goTo('New post');
    await owner.typeInto(form.title, title);
    await owner.tabTo(text);
    await owner.press('Alt+F10');
    await owner.press('Home');
    await owner.type('Head');
    await owner.press('Escape');
    await expect(text).toBeFocused();
    await owner.type('What to compare');
    await owner.press('Enter');
    await owner.type('- The rate');
    await owner.press('Enter');
    await owner.press('Enter');
    await owner.type('See ');
    await owner.press('Control+K');
    await owner.typeInto(panel('Link').getByLabel('Find a post or page'), 'current rates');
    const found = page.getByRole('list', { name: 'Posts and pages' }).getByRole('button');
    await expect(found.first()).toContainText('Current Rates');
    await owner.press('Enter');
    await owner.press('Enter');
    await expect(text).toBeFocused();
    await owner.type(' first.');
    await owner.press('Enter');
    await useTool('Image');
    await owner.typeInto(panel('Image').getByLabel('Picture address'), '/images/hero.svg');
    await owner.typeInto(panel('Image').getByLabel('Description'), 'A porch');
    await owner.press('Enter');
    await expect(text).toBeFocused();
    await owner.type('After the picture.');
    await owner.typeInto(form.state, 'Tex');
    await owner.typeInto(form.category, 'Rates');
    await owner.typeInto(form.description, 'What a week is like.');
  });

  await test.step('it is saved as a draft, then published and viewed', async () => {
    await owner.press('Control+S');
    await expect(form.draftSaved).toBeVisible();
    await owner.use(form.publish);
    await expect(page).toHaveURL(paths.adminBlog);
    await expect(page.getByText('Post published.')).toBeVisible();
    await owner.use(page.getByRole('link', { name: 'View post' }));
    await expect(page).toHaveURL(blogPostPath(slug));
    await expect(article(page).title).toHaveText(title);
    const [stored] = await written.stored();
    expect(stored?.content.replaceAll('\n', '')).toBe(
      [
        '<h2>What to compare</h2><ul><li>The rate</li></ul>',
        '<p>See <a href="/rates">Current Rates</a> first.</p>',
        '<img src="/images/hero.svg" alt="A porch" width="640" height="600"><p>After the picture.</p>',
      ].join(''),
    );
  });

  await test.step('it is found on the dashboard, and changed', async () => {
    await page.goBack();
    await openEditor();
    await owner.replace(form.title, `${title}, again`);
    await owner.use(form.save);
    await expect(page.getByText('Post saved.')).toBeVisible();
  });

  await test.step('its history says what was changed, and brings the first words back', async () => {
    await openEditor();
    await owner.use(page.getByRole('link', { name: 'History' }));
    await expect(page.getByText(`Saved by ${admin.email}. Changed: title.`)).toBeVisible();
    await expect(page.getByText(`Published by ${admin.email}.`)).toBeVisible();
    await owner.use(page.getByRole('link', { name: /^Restore: / }));
    await expect(form.title).toHaveValue(title);
    await owner.use(form.save);
    await expect(page.getByText('Post saved.')).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title }]);
  });

  await test.step('it is unpublished, and its draft deleted', async () => {
    await openEditor();
    await owner.use(form.unpublish);
    await owner.use(page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }));
    await expect(page.getByRole('heading', { name: 'Unpublished post' })).toBeVisible();
    await owner.goTo('Posts and rates');
    await todayLoaded(page);
    await owner.use(page.getByRole('button', { name: `Delete the draft ${title}` }));
    await owner.use(page.getByRole('button', { name: 'Delete draft', exact: true }));
    await expect(page.getByText(`The draft “${title}” was deleted.`)).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('sign out', async () => {
    await owner.useAbove(login(page).more);
    await owner.use(login(page).signOut);
    await expect(page).toHaveURL(paths.login);
  });
});

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Returns the owner at the keys, who clicks nothing. Each stop must be wholly in sight. */
function ownerAt(page: Page) {
  const keys = watchKeyboard(page, expectFocusClear);
  const { tabTo, tabBackTo, press } = keys;
  const link = (name: string) =>
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name, includeHidden: true });
  return {
    ...keys,
    type: (text: string) => page.keyboard.type(text),

    /** Follows a link of the admin bar, which is at the start of each page, on a phone behind "More". */
    async goTo(name: string): Promise<void> {
      const isAtStart = await isFocused(page.getByRole('main'));
      const isShown = await link(name).isVisible();
      await (isAtStart ? tabTo : tabBackTo)(isShown ? link(name) : login(page).more);
      await press('Enter');
      if (!isShown) {
        await tabTo(link(name));
        await press('Enter');
      }
      await expect(link(name)).toHaveAttribute('aria-current', 'page');
    },

    /** Moves along a group of controls that is one stop of the Tab key. */
    async arrowTo(control: Locator): Promise<void> {
      await press('Home');
      for (let steps = 0; steps < 20 && !(await isFocused(control)); steps++) {
        await press('ArrowRight');
        await expectFocusClear(page);
      }
      await expect(control).toBeFocused();
    },

    /** Presses a control further down the page. */
    async use(control: Locator): Promise<void> {
      await tabTo(control);
      await press('Enter');
    },

    /** Presses a control further up the page. */
    async useAbove(control: Locator): Promise<void> {
      await tabBackTo(control);
      await press('Enter');
    },

    /** Replaces what is in a field further down the page. */
    async replace(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      await press('Control+A');
      await page.keyboard.type(text);
    },
  };
}
