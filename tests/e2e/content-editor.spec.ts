import { paths } from '#src/lib/addresses/paths.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, editorTest as test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';

test('a paste looks as previewed, as does its head', async ({ page, admin, written }) => {
  const { html, stored } = pastes.Word;
  await admin.signIn(page, paths.newPost);
  const content = contentEditor(page);
  await content.text.waitFor();
  const post = { ...newPost(written.word), content: '' };
  await editor(page).write(post);
  await content.paste({ html, text: 'plain' });
  await content.removePlaceholders();
  const preview = await content.view('Preview');
  const previewed = await preview
    .locator('article :is(h1, h2, p, ul, ol, dl, table)')
    .evaluateAll(outerHtml);
  const result = page.getByRole('figure', { name: 'Search result' });
  const card = page.getByRole('figure', { name: 'Link in a message' });
  const foreseen = {
    result: await result.getByRole('paragraph').allTextContents(),
    card: await card.getByRole('paragraph').allTextContents(),
    picture: await card.locator('img').getAttribute('src'),
  };
  await editor(page).publish.click();
  await expect(page).toHaveURL(paths.adminBlog);

  expect(await written.stored()).toMatchObject([
    { content: stored.replace(/\n<p>\[Picture missing: [^\]]*\]<\/p>/, '') },
  ]);
  await article(page).open(written.word);
  const onPage = page.locator('article :is(h1, h2, p, ul, ol, dl, table)');
  await expect(onPage.filter({ hasText: /./ }).first()).toBeVisible();
  const shown = await onPage.evaluateAll(outerHtml);
  expect(previewed.length).toBeGreaterThan(0);
  expect(shown.filter((piece) => previewed.includes(piece))).toEqual(previewed);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);

  const { head } = article(page);
  const address = (await head('link[rel="canonical"]')).replace('https://', '');
  const [host] = address.split('/');
  const picture = await head('meta[property="og:image"]');
  await expect(page).toHaveTitle(new RegExp(post.title));
  expect(foreseen).toEqual({
    result: [address, await page.title(), await head('meta[name="description"]')],
    card: [
      host,
      await head('meta[property="og:title"]'),
      await head('meta[property="og:description"]'),
    ],
    picture: picture.replace(`https://${host}`, ''),
  });
});

/** Returns the HTML of the elements, without the target that only the preview's links have, and the moment of the save. */
function outerHtml(elements: Element[]): string[] {
  return elements.map(({ outerHTML }) =>
    outerHTML.replaceAll(/ target="_blank"| datetime="[^"]*"/g, ''),
  );
}
