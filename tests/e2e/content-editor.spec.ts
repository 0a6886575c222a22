import { paths } from '#src/lib/paths.ts';
import { article } from '#tests/browser/article.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';
import { sample } from '#tests/proof/extent.ts';

test.beforeEach(async ({ page, admin }) => {
  await admin.signIn(page, paths.newPost);
  await contentEditor(page).text.waitFor();
});

test('keys alone reach the toolbar and format the text', { tag: '@full' }, async ({ page }) => {
  const { text, toolbar, tool, html, startOver } = contentEditor(page);
  await test.step('the toolbar is one stop of the Tab key, and Tab leaves the text', async () => {
    await page.getByRole('tab', { name: 'Write' }).focus();
    await page.keyboard.press('Tab');
    await expect(toolbar.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool('Bold')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool('Bold')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(toolbar.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(text).not.toBeFocused();
    expect(await html()).toBe('');
  });

  await startOver();
  await test.step('writes and formats a post with the keyboard alone', async () => {
    await text.focus();
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
    await page.keyboard.type('One ');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await page.keyboard.type('percent');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' of the loan.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Lower rate');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Paid once');
    expect(await html()).toBe(
      [
        '<p>One <strong>percent</strong> of the loan.</p>',
        '<ul><li>Lower rate<ul><li>Paid once</li></ul></li></ul>',
      ].join('\n'),
    );
  });
});

test('tables are stored as the expected HTML, and a link leads away from no form', {
  tag: '@full',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('404 (Not Found)');
  const { text, tool, panel, html, paste, startOver } = contentEditor(page);
  await test.step('a table has headers with a scope and does not trap the keyboard', async () => {
    await text.focus();
    await tool('Insert table').click();
    for (const words of 'Fee Who When Title Buyer Closing Survey Seller Early'.split(' ')) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect(text).not.toBeFocused();
    await text.getByText('Early').click();
    await tool('Delete column').click();
    await tool('Add row below').click();
    await tool('Delete row').click();
    await tool('Table caption').click();
    await panel('Table caption').getByLabel('Caption', { exact: true }).fill('Who pays');
    await page.keyboard.press('Enter');
    await expect(tool('Header row')).toHaveAttribute('aria-pressed', 'true');
    expect(await html()).toBe(
      '<table><caption>Who pays</caption><thead><tr><th scope="col">Fee</th><th scope="col">Who</th></tr></thead>' +
        '<tbody><tr><td>Title</td><td>Buyer</td></tr><tr><td></td><td></td></tr></tbody></table>',
    );
  });

  await startOver();
  await test.step('a link does not lead away from the form, and can be removed', async () => {
    await paste({ html: '<p>See the <a href="/rates">rates</a></p>' });
    await text.getByRole('link', { name: 'rates' }).click({ modifiers: ['Control'] });
    await expect(page).toHaveURL(/\/admin\/blog\/new$/);
    await text.getByRole('link').click();
    await tool('Link').click();
    await panel('Link').getByRole('button', { name: 'Remove link' }).click();
    expect(await html()).toBe('<p>See the rates</p>');
  });

  await startOver();
  await test.step('a picture has to be at its address', async () => {
    await text.focus();
    await tool('Image').click();
    const address = panel('Image').getByLabel('Picture address');
    await address.fill('/images/no-such.png');
    await panel('Image').getByLabel('Description').fill('A house');
    await page.keyboard.press('Enter');
    await expect(address).toHaveAccessibleDescription(/No picture was found/);
    await panel('Image').getByRole('button', { name: 'Cancel' }).click();
  });
});

for (const [source, { html, stored }] of sample(Object.entries(pastes), 1)) {
  test(`a paste from ${source} looks as previewed, as does its head`, async ({ page, written }) => {
    const content = contentEditor(page);
    const post = { ...newPost(written.word), content: '' };
    await editor(page).write(post);
    await content.paste({ html, text: 'plain' });
    await content.removePlaces();
    if (stored.includes('[Formula missing: ')) {
      await content.source.fill(withoutPlaces(await content.html()));
    }
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

    expect(await written.stored()).toMatchObject([{ content: withoutPlaces(stored) }]);
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
}

/** Returns the HTML of the elements, without the target that only the preview's links have, and the moment of the save. */
function outerHtml(elements: Element[]): string[] {
  return elements.map(({ outerHTML }) =>
    outerHTML.replaceAll(/ target="_blank"| datetime="[^"]*"/g, ''),
  );
}

/** Returns stored HTML without the marked places of pictures and formulas. */
function withoutPlaces(html: string): string {
  const place = /<p>(?:<a [^>]*>)?\[Picture missing: [^\]]*\](?:<\/a>)?<\/p>/.source;
  return html
    .replaceAll(new RegExp(`<li><p>(.*?)</p>${place}</li>`, 'g'), '<li>$1</li>')
    .replaceAll(new RegExp(`\\n${place}`, 'g'), '')
    .replaceAll('Formula missing: ', '');
}
