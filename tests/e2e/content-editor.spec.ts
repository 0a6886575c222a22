import { paths } from '#src/lib/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

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
