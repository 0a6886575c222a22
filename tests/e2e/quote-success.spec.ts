import { referenceNumber } from '#src/domain/leads/lead-reference.ts';
import { faqQuestions } from '#src/features/faq/questions.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { layoutShift, watchLayout } from '#tests/browser/layout-shifts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { expectRoomForTexts, spaceTexts } from '#tests/browser/text-room.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

test('the success screen says what happens next and what callers ask, and links onward by keyboard', {
  tag: '@full',
}, async ({ page, leads, email, showGroup }) => {
  const form = wizard(page);
  const { tab, press } = watchKeyboard(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await watchLayout(page);
  await form.returnToReview(makeAnswers(email));
  // The footer is in view.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const shiftBefore = await layoutShift(page);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  for (const name of ['What happens next', 'When someone calls', 'While you wait']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByText('Within 2 business days')).toBeVisible();
  const picture = page.locator('img[src="/images/thank-you.svg"]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  expect(await layoutShift(page), 'after a press as well').toBe(shiftBefore);

  await test.step('axe finds no violations, and texts have room, in light and dark', async () => {
    const appearances = [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 320 },
    ] as const;
    await showGroup('quote, what follows')('shown', { appearances: [...appearances] });
    await spaceTexts(page);
    for (const width of [320, 360]) await expectRoomForTexts(page, width);
    await page.reload();
    await page.getByRole('region', { name: 'While you wait' }).waitFor();
    await form.success.focus();
  });

  await test.step('the first controls keep the link, then one link is for corrections, the next ones are for reading', async () => {
    await tab();
    await expect(page.getByRole('link', { name: /^Withdraw your consent/ })).toBeFocused();
    for (const name of ['Copy the link', 'Save the link']) {
      await tab();
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await tab();
    await expect(page.getByRole('link', { name: 'tell us' })).toBeFocused();
    await tab();
    await expect(page.getByRole('link', { name: 'Calculate a payment' })).toBeFocused();
    await tab();
    await press('Enter');
    const answer = page.locator('details', { hasText: faqQuestions['closing-costs'] });
    await expect(answer).toHaveAttribute('open');
  });

  await test.step('Back restores the whole screen', async () => {
    const [quote] = await leads.findQuotes(email);
    await page.goBack();
    await expect(page.getByText(referenceNumber(quote?.id))).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  });

  await test.step('print has no picture and no links for further reading', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeHidden();
    await expect(page.getByText('While you wait')).toBeHidden();
    await expect(page.getByRole('region', { name: 'When someone calls' })).toBeVisible();
  });
});
