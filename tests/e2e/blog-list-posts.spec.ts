import { blog } from '#tests/browser/blog.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';

test('pages of the database follow each other without repeating or skipping a post', {
  tag: '@full',
}, async ({ page }) => {
  // With smooth scrolling, a press right after another could land where the button used to be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const posts = storedPosts('pipewort');
  try {
    const names = Array.from({ length: 8 }, (_, index) => `n${index + 1}`);
    await Promise.all(
      names.map((name) => posts.store(name, { datePublished: longAgo, category: 'Refinance' })),
    );
    const { titles, next, place } = blog(page);
    await page.goto('/blog?tab=refinance');
    // Until the database answers, there are as many pages as at build time.
    await page.waitForLoadState('networkidle');
    await expect(place).toHaveText(/^Page 1 of/);
    const seen: string[] = [];
    for (;;) {
      seen.push(...(await titles.allTextContents()));
      if (await next.isDisabled()) break;
      const before = await place.textContent();
      await next.click();
      await expect(place).not.toHaveText(before ?? '');
    }
    expect(seen.filter((title) => title.startsWith('pipewort')).sort()).toEqual(
      names.map((name) => `pipewort ${name}`),
    );
    expect(new Set(seen).size).toBe(seen.length);
  } finally {
    await posts.remove();
  }
});
