import { expect, test } from '#tests/browser/test.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';

test('missing answers show in a summary that takes the focus and links to the fields', {
  tag: '@full',
}, async ({ page }) => {
  const form = wizard(page);
  await page.goto('/quote');
  await form.field('First name').fill('O');
  await form.next.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Enter your first name with at least 2 characters.',
    'Enter your last name with at least 2 characters.',
  ]);
  await form.summary.getByRole('link').last().click();
  await expect(form.field('Last name')).toBeFocused();
  await expect(form.field('Last name')).toHaveAccessibleDescription(/Enter your last name/);
  await expect(page).toHaveURL('/quote');

  await form.field('First name').fill('Olive');
  await form.field('Last name').fill('Cruz');
  await expect(form.summary).toBeHidden();
  await form.next.click();
  await expect(form.heading(2)).toBeFocused();
});

test('a phone number with a word beside it is refused, and one tap cleans it up', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = wizard(page);
  await page.goto('/quote');
  await form.answer(1, answersOf(email));
  await form.field('Email').fill('ana@gmail.con');
  await form.field('Phone').fill('cell +1 555.123.4567');
  await form.next.click();
  await expect(form.field('Phone')).toHaveAccessibleDescription(/Error: Use only digits/);
  await page
    .getByText('Write it as (555) 123-4567?')
    .getByRole('button')
    .or(page.getByRole('button', { name: 'Use it' }).last())
    .last()
    .click();
  await expect(form.field('Phone')).toHaveValue('(555) 123-4567');
  await expect(form.field('Phone')).toBeFocused();
  await expect(form.field('Phone')).not.toHaveAccessibleDescription(/Error/);

  // A suggestion is optional: continuing without it works.
  await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
  await form.next.click();
  await expect(form.heading(3)).toBeVisible();
});
