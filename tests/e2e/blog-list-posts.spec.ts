import { Timestamp } from 'firebase-admin/firestore';
import { blog } from '#tests/browser/blog.ts';
import { longAgo, storedPosts } from '#tests/browser/stored-posts.ts';
import { expect, test } from '#tests/browser/test.ts';

test('shows posts of every kind from the database', async ({ page, expectedErrors }) => {
  const posts = storedPosts('quillwort');
  try {
    // As if each had been saved after the build: another test covers posts that the index knows.
    const dateUpdated = Timestamp.now();
    await posts.store('plain', {
      dateUpdated,
      datePublished: longAgo,
      category: 'Credit',
      author: 'Dana Reyes',
    });
    await posts.store('broken', {
      dateUpdated,
      datePublished: longAgo,
      image: '/images/no-such.svg',
    });
    await posts.store('dated', { dateUpdated, datePublished: '1989-02-03' });
    await posts.store('undated', { dateUpdated, category: 'Credit' });
    expectedErrors.push('404');
    const { cards, titles } = blog(page);
    await page.goto('/blog?q=Quillwort');

    // In descending order a string comes before every timestamp; a post without a date is left out.
    await expect(titles).toHaveCount(3);
    await expect(titles.first()).toHaveText('quillwort dated');
    const card = (name: string) => cards.filter({ hasText: `quillwort ${name}` });
    const image = (name: string) => card(name).locator('img');
    await expect(card('plain')).toContainText('May 4, 1990 · By Dana Reyes');
    await expect(card('plain')).toContainText('Credit');
    await expect(image('plain')).toHaveAttribute('src', /^\/images\/mortgage\/[a-z-]+\.svg$/);
    await expect(card('broken')).toContainText('By Keystead');
    await image('broken').scrollIntoViewIfNeeded();
    await expect(image('broken')).toHaveAttribute('src', '/images/cabin.svg');
    await expect(card('dated')).toContainText('February 3, 1989');
  } finally {
    await posts.remove();
  }
});

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
