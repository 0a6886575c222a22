import { draftPath, editPostPath, postHistoryPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { expect, test } from '#tests/browser/test.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';

const saved = /^Draft saved at \d+:\d\d\s[AP]M ET$/;
const long = `https://example.com/${'a-very-long-address-without-a-break'.repeat(6)}`;

test('a post is drafted, pasted, published as previewed, found, edited, compared, restored and unpublished', async ({
  page,
  admin,
  written,
  inspect,
}) => {
  const post = { ...newPost(written.word), content: '' };
  const form = editor(page);
  const content = contentEditor(page);
  const { text, tool, panel } = content;
  await admin.signIn(page, paths.newPost);
  await expect(form.content).toBeVisible();
  await form.keywords.fill('fha, first home');
  await form.publish.click();
  await expect(form.problems).toBeFocused();

  await test.step('a draft has what was typed in the last moment, and an address: nothing asks when the writer leaves, and Back shows it', async () => {
    await form.title.fill(post.title);
    await form.content.pressSequentially('Typed.');
    await page.keyboard.press('Control+s');
    await expect(form.draftSaved).toHaveText(saved);
    await expect(page.getByRole('status').filter({ hasText: saved })).toBeAttached();
    expect(await written.drafts()).toMatchObject([
      { title: post.title, content: '<p>Typed.</p>', base: null, by: admin.email },
    ]);
    expect(await written.stored()).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(paths.blog);
    await page.goBack();
    await expect(form.title).toHaveValue(post.title);
  });
  const [{ id } = { id: '' }] = await written.drafts();
  await expect(page).toHaveURL(draftPath(id));

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
  const pieces = 'article :is(h1, h2, p, ul, ol, dl, table)';
  const previewed = await preview.locator(pieces).evaluateAll(outerHtml);
  const result = page.getByRole('figure', { name: 'Search result' });
  const card = page.getByRole('figure', { name: 'Link in a message' });
  const foreseen = {
    result: await result.getByRole('paragraph').allTextContents(),
    card: await card.getByRole('paragraph').allTextContents(),
    picture: await card.locator('img').getAttribute('src'),
  };
  await form.publish.dblclick();
  await expect(page).toHaveURL(paths.adminBlog);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Post published.' });
  await expect(notice.getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    blogPostPath(post.slug),
  );
  const { title, slug, state, category } = post;
  const stored = pastes.Word.stored.replace(/\n<p>\[Picture missing: [^\]]*\]<\/p>/, '');
  expect(await written.stored()).toMatchObject([
    { id, title, slug, states: [state], category, content: stored },
  ]);
  expect(await written.drafts()).toEqual([]);

  await test.step('it is found, though the search index is older, and looks as previewed, as does its head', async () => {
    await page.goto(paths.blog);
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByText(`1 article for “${title}”`)).toBeVisible();
    await page.getByRole('article').getByRole('link').first().click();
    const { head, title: heading } = article(page);
    await expect(heading).toHaveText(title);
    await expect.poll(() => head('link[rel="canonical"]')).toContain(slug);
    const shown = await page.locator(pieces).evaluateAll(outerHtml);
    expect(previewed.length).toBeGreaterThan(0);
    expect(shown.filter((piece) => previewed.includes(piece))).toEqual(previewed);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);

    const address = (await head('link[rel="canonical"]')).replace('https://', '');
    const [host] = address.split('/');
    const picture = await head('meta[property="og:image"]');
    await expect(page).toHaveTitle(new RegExp(title));
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

  await test.step('an earlier version is compared, and restored', async () => {
    await page.goto(editPostPath(id));
    await expect(page.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      postHistoryPath(id),
    );
    await form.title.fill(`Edited ${title}`);
    await form.save.click();
    await expect(page).toHaveURL(paths.adminBlog);
    await page.goto(postHistoryPath(id));
    const comparison = page.getByRole('region', { name: 'Compare two versions' });
    await expect(comparison.locator('ins')).toHaveText('Edited ');
    await inspect('the history of a post: two versions compared');
    await expect(page.getByText(`Saved by ${admin.email}. Changed: title.`)).toBeVisible();
    await page.getByRole('link', { name: /^Restore: / }).click();
    await expect(form.title).toHaveValue(title);
    await expect(page.getByText('Nothing changes on the site until you save.')).toBeVisible();
    expect(await written.stored()).toMatchObject([{ title: `Edited ${title}` }]);
  });

  await written.change(id, {
    states: ['Texas', 'Ohio'],
    category: 'News',
    keywords: [long],
    content: '<figure><figcaption>The yearly cost.</figcaption></figure>',
  });
  await page.goto(editPostPath(id));
  await test.step('before saving it shows what to look at', async () => {
    await form.slug.fill(`${slug}-anew`);
    await expect(
      page.getByText(`The old address, ${blogPostPath(slug)}, leads to the new one`),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Calculator', exact: true }).click();
    await form.leaving.getByRole('button', { name: 'Stay' }).click();

    await form.category.selectOption('Rates');
    await form.title.fill('Another title');
    await content.view('HTML');
    await content.source.fill('<h4>My heading</h4><iframe src="/a"></iframe>');
    await page.getByRole('button', { name: 'Show the list' }).click();
    await inspect('a stored post: what to look at before saving');
  });

  await test.step('it is unpublished with its unsaved words', async () => {
    await form.unpublish.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublished post');
    await expect(page).toHaveURL(draftPath(id));
    await expect(form.title).toHaveValue('Another title');
    expect(await written.stored()).toEqual([]);
    expect(await written.drafts()).toMatchObject([{ id, title: 'Another title' }]);
  });
});

/** Returns the HTML of the elements, without the target that only the preview's links have, and the moment of the save. */
function outerHtml(elements: Element[]): string[] {
  return elements.map(({ outerHTML }) =>
    outerHTML.replaceAll(/ target="_blank"| datetime="[^"]*"/g, ''),
  );
}
