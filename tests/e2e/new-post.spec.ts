import { paths } from '#src/lib/addresses/paths.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/test.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';

test('a new post, past its problems: a paste looks as previewed, as does its head', async ({
  page,
  admin,
  written,
  inspect,
}) => {
  const post = { ...newPost(written.word), content: '' };
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  const content = contentEditor(page);
  const { text, tool, panel } = content;
  await expect(form.content).toBeVisible();
  await form.keywords.fill('fha, first home');
  await form.publish.click();
  await expect(form.problems).toBeFocused();

  await form.write(post);
  await content.paste({ html: pastes.WordPress.html });
  await expect(page.getByText(`Missing: ${pastes.WordPress.said}`)).toBeInViewport();
  // What is scrolled half under the bar that stays would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect('a new post: placeholders of pictures, with what is missing and a question');
  await content.startOver();
  await content.paste({ html: pastes.Word.html, text: 'plain' });
  await content.removePlaceholders();
  await text.getByRole('cell', { name: 'Fee' }).click();
  await expect(tool('Table caption')).toBeVisible();
  await tool('Link').click();
  await expect(panel('Link')).toBeVisible();
  await panel('Link').getByLabel('Find a post or page').fill('refinance');
  const found = page.getByRole('list', { name: 'Posts and pages' });
  await expect(found.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tool('Image').click();
  await panel('Image').getByLabel('Picture address').fill('/images/hero.svg');
  await form.publish.click();
  await expect(panel('Image').getByText('Add the picture, or press Cancel')).toBeVisible();
  await page.keyboard.press('Escape');

  const preview = await content.view('Preview');
  await inspect('a new post: Preview');
  const pieces = 'article :is(h1, h2, p, ul, ol, dl, table)';
  const previewed = await preview.locator(pieces).evaluateAll(outerHtml);
  const result = page.getByRole('figure', { name: 'Search result' });
  const card = page.getByRole('figure', { name: 'Link in a message' });
  const foreseen = {
    result: await result.getByRole('paragraph').allTextContents(),
    card: await card.getByRole('paragraph').allTextContents(),
    picture: await card.locator('img').getAttribute('src'),
  };
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);

  expect(await written.stored()).toMatchObject([
    { content: pastes.Word.stored.replace(/\n<p>\[Picture missing: [^\]]*\]<\/p>/, '') },
  ]);
  await article(page).open(written.word);
  const onPage = page.locator(pieces);
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
