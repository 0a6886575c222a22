import { contactForm } from '#tests/browser/contact-form.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken } from '#tests/browser/tokens.ts';

test('a malformed email shows an error at its field, without a toast, and nothing is sent', {
  tag: '@full',
}, async ({ page }) => {
  const form = contactForm(page);
  await form.reachSend('ana@example');
  await hydrated(page);
  const sent = sentRequests(page);
  await form.send.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(
    'Error: Enter an email address like name@example.com.',
  );
  await expect(form.toasts).toHaveCount(0);
  await form.email.fill('ana@example.com');
  await expect(form.email).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);

  await test.step('suggests the likely address for a typo, and one tap accepts it', async () => {
    await form.email.fill('ana@gmail.con');
    await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(form.email).toHaveValue('ana@gmail.com');
    await expect(form.email).toBeFocused();
  });
});

test('a submission that fails validation clears the previous failure', { tag: '@full' }, async ({
  page,
  email,
}) => {
  const form = contactForm(page);
  await form.reachSend(email);
  await answerNextToken(page, 'none');
  await form.send.click();
  await expect(form.failure).toBeVisible();
  await form.name.fill('');
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.failure).toHaveCount(0);

  await form.fill(email);
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.confirmation).toHaveCount(0);
});

test('stores a message at the limit whole and refuses a longer one', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  const form = contactForm(page);
  await form.reachSend(email);
  await form.name.fill('𠮷'.repeat(100));
  await form.message.fill('𠮷'.repeat(4_499));
  await expect(page.getByText('characters left')).toHaveCount(0);
  await form.message.fill('𠮷'.repeat(4_500));
  await expect(page.getByText('500 characters left', { exact: true })).toBeVisible();
  await form.message.fill('𠮷'.repeat(5_001));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await form.send.click();
  await expect(form.message).toBeFocused();
  await expect(form.message).toHaveAccessibleDescription(/Use at most 5,000 characters\.$/);
  await expect(form.toasts).toHaveCount(0);

  await form.message.fill('𠮷'.repeat(5_000));
  await expect(page.getByText('0 characters left', { exact: true })).toBeVisible();
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  expect(await leads.contactsOf(email)).toMatchObject([{ message: '𠮷'.repeat(5_000) }]);
});
