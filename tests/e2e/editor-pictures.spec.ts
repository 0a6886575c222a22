import type { Locator } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { countTaps } from '#tests/browser/count-taps.ts';
import { editor } from '#tests/browser/editor.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/test.ts';
import { phonePhoto } from '#tests/fixtures/photos.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('three photos in a post: at most twelve taps, and 1.7 screens of scrolling', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  const { text, tool, panel } = contentEditor(page);
  await text.waitFor();
  const { tap, choose, read, readScreens } = countTaps(page);
  const write = async (field: Locator, words: string) => {
    await tap(field);
    await page.keyboard.insertText(words);
  };

  await write(form.title, written.word);
  await write(text, post.content);
  await tap(tool('Image'));
  const choosing = page.getByRole('button', { name: 'Choose pictures' });
  await expect(choosing).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await tap(choosing);
  const photos = [phonePhoto(), phonePhoto(3600), phonePhoto(4800)];
  await (await chooser).setFiles(
    [...photos, Buffer.from('%PDF-1.7')].map((buffer, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  );
  await expect(panel('Image')).toContainText(
    '“photo-4.jpg” was not added. This file is no picture',
  );
  for (const [index, words] of ['A porch', 'A yard', 'A garden'].entries()) {
    await expect(page.getByLabel(`What picture ${index + 1} shows`)).toBeFocused();
    await page.keyboard.insertText(words);
    if (index < 2) await page.keyboard.press('Enter');
  }
  await tap(page.getByRole('button', { name: 'Add 3 pictures' }));
  await expect(text.getByRole('img')).toHaveCount(3);
  await expect(text.getByRole('img', { name: 'A garden' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Settings' }));
  await choose(form.state, post.state);
  await choose(form.category, post.category);
  await write(form.description, post.description);
  await tap(form.publish);

  await expect(page).toHaveURL(paths.adminBlog);
  const [stored] = await written.stored();
  expect(String(stored?.content).replace(/[0-9a-f]{64}/g, '…')).toMatch(
    /^<p>Three numbers.*<\/p>\n<img src="[^"]+" alt="A porch".*\n<img src="[^"]+" alt="A yard".*\n<img src="[^"]+" alt="A garden"[^>]*>$/,
  );
  expect(read().taps).toBeLessThanOrEqual(12);
  expect(readScreens()).toBeLessThanOrEqual(1.7);
});
