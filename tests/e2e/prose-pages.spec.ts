import { expectSoundInEveryLook } from '#tests/browser/every-look.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

const pages = [
  { path: '/faq', heading: 'Frequently Asked Questions' },
  { path: '/about-author', heading: 'About the Author' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/terms', heading: 'Terms of Use' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/do-not-sell', heading: 'Do Not Sell or Share My Personal Information' },
  {
    path: '/no-such-page',
    heading: 'Nobody lives at this address',
    title: 'Page not found - Keystead',
  },
];

for (const { path, heading, title = `${heading} | Keystead` } of pages) {
  test(`${path} has its head and one heading, fits every screen, and axe finds nothing`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === '/no-such-page') expectedErrors.push('404 (Not Found)');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('title:not(svg *)')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,160}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await expectSoundInEveryLook(page, path);
  });
}

test('the footer leads to the author and to the legal pages, each announced', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  const quiet = page.getByRole('contentinfo').getByRole('navigation', { name: 'About and legal' });
  for (const [name, heading] of [
    ['About the Author', 'About the Author'],
    ['Privacy', 'Privacy'],
    ['Terms', 'Terms of Use'],
    ['Accessibility', 'Accessibility'],
    [
      'Do Not Sell or Share My Personal Information',
      'Do Not Sell or Share My Personal Information',
    ],
  ] as const) {
    await quiet.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'contact page' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});
