import type { Request } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { warmUpQuery } from '#src/model/lead-forms/bot-check.contract.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import {
  expectInSight,
  expectRoomInStep,
  pressNextBelow,
  smallPhone,
} from '#tests/browser/step-room.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, collectTokens } from '#tests/browser/tokens.ts';

/** For each step, how many answers it needs, and what its fields declare for autofill. */
const questions: [count: number, fields: Record<string, string>][] = [
  [3, { 'Company name': 'organization', 'Company type': 'off', Website: 'url' }],
  [4, { 'Contact name': 'name', Email: 'email', Phone: 'tel', State: 'address-level1' }],
  [3, { 'Monthly budget': 'off', 'Lead volume': 'off' }],
];

test('an application on a small phone, past errors, is stored once, and begins another', async ({
  page,
  leads,
  email,
  inspect,
}) => {
  const tokens = collectTokens(page);
  const warmUps: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`?${warmUpQuery}`)) warmUps.push(request);
  });
  const form = application(page);
  const about = page.getByRole('region', { name: 'About the leads' });
  await page.setViewportSize(smallPhone);
  await openHydrated(page, paths.purchaseLeads);
  for (const [index, [count, fields]] of questions.entries()) {
    const step = index + 1;
    const here = { heading: form.heading(step), next: form.next };
    await test.step(`step ${step} covers nothing, counts its errors and declares its autofill`, async () => {
      for (const [label, autocomplete] of Object.entries(fields)) {
        await expect(form.field(label)).toHaveAttribute('autocomplete', autocomplete);
      }
      await expectRoomInStep(page, here);
      await expect(form.summary.getByRole('link')).toHaveCount(count);
    });
    if (step === 2) {
      await test.step('its buttons have room beside their labels', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const fonts of fontWidths) {
          await showIn(page, fonts);
          for (const button of [form.previous, form.next]) {
            const room = await button.evaluate((element) => {
              const words = document.createRange();
              words.selectNodeContents(element);
              return words.getBoundingClientRect().left - element.getBoundingClientRect().left;
            });
            expect(room, `room in ${fonts} fonts`).toBeGreaterThanOrEqual(12);
          }
        }
        await page.setViewportSize(smallPhone);
      });
    }
    if (step === 3) await inspect('lead buyer: a step with errors');
    await form.fill(step, makeApplication(email));
    await pressNextBelow(here);
    await expect(form.heading(step + 1)).toBeFocused();
  }
  await expectInSight(form.heading(form.lastStep), 'the heading of the consent');
  await expect(about).toBeHidden();
  await test.step('warms up the verifier once before the press, without sending data', async () => {
    await expect.poll(() => warmUps.length).toBe(1);
    const [warmUp] = warmUps;
    expect(warmUp?.method()).toBe('GET');
    expect(new URL(warmUp?.url() ?? '').search).toBe(`?${warmUpQuery}`);
    expect(await warmUp?.allHeaders()).not.toHaveProperty('cookie');
    expect((await warmUp?.response())?.status()).toBe(204);
  });

  await test.step('without the consent or a token, nothing is sent, and the error leads to the first step', async () => {
    await form.consent.uncheck();
    await form.submit.click();
    await expect(form.consent).toBeFocused();
    await form.consent.check();
    await answerNextToken(page, 'none');
    await form.submit.click();
    await form.failure('reCAPTCHA token missing').getByRole('link').click();
    await expect(form.field('Company name')).toBeFocused();
    // The other steps are answered.
    await form.next.click();
    await expect(form.heading(form.lastStep)).toBeVisible();
    expect(await leads.find('leadBuyers', email)).toEqual([]);
  });

  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(
    page.getByText("Your lead buyer application has been submitted. We'll contact you soon."),
  ).toBeVisible();

  const [sent] = await leads.find('leadBuyers', email);
  expect(sent).toMatchObject({
    website: 'https://pena-lending.example/leads',
    phone: '15551234567',
    leadTypes: ['Purchase Mortgage', 'HELOC'],
    contactConsent: true,
    recaptchaScore: 0.9,
  });
  // The answers are removed from the tab, which has the time of the success screen.
  expect(await rememberedValues(page)).toEqual([expect.any(Number)]);

  await test.step('another application starts with the previous answers', async () => {
    await form.another.click();
    await expect(form.heading(1)).toBeFocused();
    await expect(page).toHaveURL('/purchase-leads');
    await expect(about).toBeVisible();
    await expect(form.field('Company name')).toHaveValue('Peña & Söhne Lending');
  });

  expect(tokens).toHaveLength(1);
  expect(warmUps).toHaveLength(1);
});
