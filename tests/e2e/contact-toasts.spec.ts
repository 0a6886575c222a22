import type { Locator } from '@playwright/test';
import { contactForm } from '#tests/browser/contact-form.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

/** Less than the time after which a toast closes by itself. */
const soon = { timeout: 2_000 };

test('a toast leaves after 5 s, its error stays', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  const form = contactForm(page);
  await openHydrated(page, '/contact');
  // A read under way would count the minute as its own.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.send.click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(form.toasts).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(4_800);
  await expect(form.toasts).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(form.toasts).toHaveCount(0);
  await expect(form.name).toHaveAccessibleDescription('Error: Enter your name.');
});

test('toasts open and close with the policy’s only style', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.sample}`);
    });
  });
  const form = contactForm(page);
  const styles = page.locator('style');
  await openHydrated(page, '/contact');
  await expect(styles, 'styles of the page and of sonner').toHaveCount(2);
  expect(await styles.last().textContent()).toContain('[data-sonner-toaster]');
  await form.send.click();
  await expect(form.toasts).toBeVisible();
  await form.send.click();
  await form.send.click();
  await expect(form.toasts).toHaveCount(1, soon);
  await expect(form.toasts).toHaveCSS('position', 'absolute');
  await form.toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.toasts).toHaveCount(0, soon);
  await expect(styles).toHaveCount(2);

  await test.step('Escape dismisses one from anywhere', async () => {
    await form.send.press('Enter');
    await expect(form.name).toBeFocused();
    await expect(form.toasts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.toasts).toHaveCount(0, soon);
    await expect(form.name).toBeFocused();
  });
});

test('a toast on a small screen leaves its field in view, and does not move with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 480 });
  const form = contactForm(page);
  const expectInSight = async (field: Locator) => {
    await expect(field).toBeFocused();
    await expect(form.toasts).toBeVisible();
    await expect(form.toasts).toHaveCSS('transition-property', 'none');
    const [toast, box] = await Promise.all([form.toasts.boundingBox(), field.boundingBox()]);
    if (!toast || !box) throw new Error('The toast or the field is not shown.');
    const [header, label] = await field.evaluate((of: HTMLInputElement) => [
      document.querySelector('header')?.getBoundingClientRect().bottom,
      of.labels?.[0]?.getBoundingClientRect().top,
    ]);
    expect(toast.y, 'begins below the header').toBeGreaterThan(header ?? Number.NaN);
    expect(label, 'its label begins below the toast').toBeGreaterThan(toast.y + toast.height);
    expect(box.y, 'ends within the window').toBeLessThan(440);
    await page.keyboard.press('Escape');
    await expect(form.toasts).toHaveCount(0);
  };
  await page.goto('/contact');
  for (const field of [form.name, form.email, form.message]) {
    await form.send.click();
    await expectInSight(field);
    await field.fill('ana@example.com');
  }

  // The field lies where the toast will appear, and is already in view.
  await form.name.fill('');
  await form.name.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 20));
  await form.email.press('Enter');
  await expectInSight(form.name);
});
