import { application, applicationOf } from '#tests/browser/application.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import { expect, test } from '#tests/browser/test.ts';
import { sampleOf } from '#tests/proof/extent.ts';

/** Answers that Next refuses, with part of the error at the field, and answers that it accepts. */
const answers: {
  step: number;
  label: string;
  bad: [answer: string, words: string][];
  good: string[];
}[] = [
  {
    step: 1,
    label: 'Company name',
    bad: [
      ['', "Enter your company's name."],
      ['   ', "Enter your company's name."],
      ['x'.repeat(101), 'Use at most 100 characters.'],
    ],
    good: ['A', 'Núñez & Söhne', '𠮷'.repeat(100)],
  },
  {
    step: 1,
    label: 'Website',
    bad: [
      ['', 'Enter a web address'],
      ['acme', 'Enter a web address'],
      ['javascript:alert(1)', 'Enter a web address'],
      ['ftp://acme.com', 'Enter a web address'],
      ['https://acme', 'Enter a web address'],
      ['https://acme.com/a b', 'Enter a web address'],
      [`https://acme.com/${'a'.repeat(184)}`, 'at most 200 characters'],
    ],
    good: [
      'acme.com',
      'http://acme.com',
      ' https://www.acme.co.uk/leads?from=us ',
      'https://bücher.example',
    ],
  },
  {
    step: 2,
    label: 'Contact name',
    bad: [
      ['', 'Enter the name of the person'],
      ['x'.repeat(101), 'Use at most 100 characters.'],
    ],
    good: ['李', "O'Brien"],
  },
  {
    step: 2,
    label: 'Email',
    bad: [
      ['', 'like name@example.com'],
      ['ana@localhost', 'like name@example.com'],
      [`${'a'.repeat(95)}@b.com`, 'at most 100 characters'],
    ],
    good: [' a+b@x.co ', 'ANA@Example.com'],
  },
  {
    step: 2,
    label: 'Phone',
    bad: [
      ['', 'Enter a phone number'],
      ['call me', 'Enter a phone number'],
      ['1234 5678 9012 3456', 'at most 15 digits'],
    ],
    good: ['5', '+44 20 7946 0958', '(555) 123-4567'],
  },
];

for (const { step, label, bad, good } of sampleOf(answers, 2)) {
  test(`${label}: refuses invalid answers with an error and accepts valid ones`, {
    tag: '@full',
  }, async ({ page, email }) => {
    const form = application(page);
    await page.goto('/purchase-leads');
    for (let before = 1; before < step; before++) await form.answer(before, applicationOf(email));
    await form.answer(step, applicationOf(email));
    const field = form.field(label);
    for (const answer of good) {
      await expect(form.heading(step + 1)).toBeVisible();
      await form.previous.click();
      await field.fill(answer);
      await form.next.click();
    }
    await expect(form.heading(step + 1)).toBeVisible();
    await form.previous.click();
    for (const [answer, words] of bad) {
      await field.fill(answer);
      await form.next.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(`Error: .*${words}`));
      await expect(form.heading(step)).toBeVisible();
    }
  });
}

test('at least one lead type is required; the first takes the focus, and the error clears with a check', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = application(page);
  await page.goto('/purchase-leads');
  for (const step of [1, 2]) await form.answer(step, applicationOf(email));
  await form.answer(3, { ...applicationOf(email), leadTypes: [] });
  await expect(form.leadType('Purchase Mortgage')).toBeFocused();
  await expect(page.getByText('Choose at least one type of lead.')).toHaveCount(1);
  await form.leadType('Investor Loans').check();
  await expect(page.getByText('Choose at least one type of lead.')).toBeHidden();
  await form.next.click();
  await expect(form.heading(4)).toBeVisible();
});

test('a website without https:// gets it by itself, and an email with a likely typo may stay', {
  tag: '@full',
}, async ({ page, email }) => {
  const form = application(page);
  await page.goto('/purchase-leads');
  const website = form.field('Website');
  await website.fill('javascript:alert(1)');
  await form.next.click();
  await expect(website).toHaveValue('javascript:alert(1)');
  await expect(website).toHaveAccessibleDescription(/Error: Enter a web address/);

  await form.answer(1, { ...applicationOf(email), website: 'acme.com' });
  await expect(form.heading(2)).toBeVisible();
  await form.previous.click();
  await expect(website).toHaveValue('https://acme.com');
  await form.next.click();
  await expect(form.heading(2)).toBeVisible();
  await form.field('Email').fill('ana@gmail.con');
  await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
  await form.answer(2, applicationOf('ana@gmail.con'));
  await expect(form.heading(3)).toBeVisible();
});

test('the consent starts checked and says so, and blocks the submission when unchecked', {
  tag: '@full',
}, async ({ page, leads, email }) => {
  const form = application(page);
  await form.returnToConsent(applicationOf(email));
  await expect(form.consent).toBeChecked();
  await expect(page.getByText('The box below is already checked.')).toBeVisible();
  const sent = sentRequests(page);
  await form.consent.uncheck();
  await form.submit.click();
  await expect(form.consent).toBeFocused();
  await expect(form.consent).toHaveAccessibleDescription('Error: You must agree to be contacted');
  expect(sent).toEqual([]);
  await form.consent.check();
  await expect(form.consent).toHaveAccessibleDescription('');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.applicationsOf(email)).toMatchObject([{ contactConsent: true }]);
});
