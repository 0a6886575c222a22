import type { Page } from '@playwright/test';
import { application, applicationOf } from '#tests/browser/application.ts';
import { blog } from '#tests/browser/blog.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { translatePages } from '#tests/browser/translator.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

test.beforeEach(({ expectedErrors }) => {
  // By the translator, not by the page.
  expectedErrors.push('A text changes beside other content');
  // React draws a page again that is no longer what it expects.
  expectedErrors.push('Minified React error #418');
});

for (const when of ['at once', 'after hydration'] as const) {
  test.describe(`a page that is translated ${when}`, () => {
    test.beforeEach(({ page }) => translatePages(page, when));

    test('takes an inquiry from the first step to the last', async ({ page, leads, email }) => {
      const form = wizard(page);
      await page.goto('/quote');
      await form.next.click();
      await expect(form.summary).toBeVisible();
      for (let step = 1; step <= 7; step++) await form.answer(step, answersOf(email));
      await expect(form.heading(8)).toBeVisible();
      await form.submit.click();
      await expect(form.success).toBeFocused();
      expect(await leads.quotesOf(email)).toMatchObject([{ zipCode: '02139', income: 85_000 }]);
    });

    test('calculates and finds what any other page does', async ({ page, context }) => {
      const plain = await context.newPage();
      const both = (work: (page: Page) => Promise<void>) => Promise.all([page, plain].map(work));
      const expectSame = async () => {
        const main = (one: Page) => one.getByRole('main').innerText();
        await expect.poll(async () => (await main(page)) === (await main(plain))).toBe(true);
      };
      await both(async (one) => {
        await one.goto('/calculator#tab=advanced');
        await hydrated(one);
        await expect(one.getByRole('tabpanel', { name: 'Advanced' })).toContainText('$2,021.39');
      });
      await both(changeEverything);
      await expectSame();

      await both(async (one) => {
        await one.goto('/blog');
        await hydrated(one);
        await blog(one).box.fill('credit');
        await expect(one).toHaveURL(/q=credit/);
      });
      await expectSame();
      await both(async (one) => {
        await blog(one).cards.first().getByRole('link').first().click();
        await expect(one).toHaveURL(/blog\/./);
      });
      await expectSame();
    });
  });
}

test('a page that is translated takes an application and a message', async ({
  page,
  leads,
  email,
}) => {
  await translatePages(page, 'after hydration');
  const form = application(page);
  await form.reachConsent(applicationOf(email));
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await leads.applicationsOf(email)).toHaveLength(1);

  const contact = contactForm(page);
  await contact.reachSend(email);
  await contact.send.click();
  await expect(contact.confirmation).toBeFocused();
  expect(await leads.contactsOf(email)).toHaveLength(1);
});

/** Changes every control of the calculator once, and the units of its lists. */
async function changeEverything(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Advanced' });
  for (const box of await panel.getByRole('textbox').all()) {
    const typed = Number((await box.inputValue()).replace(/[^\d.]/g, ''));
    await box.fill(String(typed + 1));
  }
  for (const list of await panel.getByRole('combobox').all()) {
    await list.selectOption({ index: 1 });
  }
  for (const box of await panel.getByRole('checkbox').all()) await box.click();
  await panel.getByRole('textbox').first().blur();
}
