import { editPostPath, paths } from '#src/lib/paths.ts';
import { expectNoViolations } from '#tests/browser/axe.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { expectNoSidewaysScrolling } from '#tests/browser/overflow.ts';

const long = `https://example.com/${'a-very-long-address-without-a-break'.repeat(6)}`;
const calculator = { name: 'Calculator', exact: true };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} look`, () => {
    test.use({ colorScheme });

    test('a new post has no accessibility violations, empty and refused', async ({
      page,
      admin,
    }) => {
      await admin.signIn(page, paths.newPost);
      const form = editor(page);
      await expect(form.content).toBeVisible();
      await expectNoViolations(page, 'empty');

      await form.keywords.fill('fha, first home');
      await form.publish.click();
      await expect(form.problems).toBeFocused();
      await expectNoViolations(page, 'refused');
      await expectNoSidewaysScrolling(page);
    });

    test('a stored post has none, with hints, the question, a conflict and a draft', async ({
      page,
      context,
      admin,
      written,
    }) => {
      const id = await written.add({
        states: ['Texas', 'Ohio'],
        category: 'News',
        keywords: [long],
      });
      await admin.signIn(page, editPostPath(id));
      const form = editor(page);
      await form.slug.fill(`${id}-anew`);
      await expectNoViolations(page, 'hints and warning');
      await expectNoSidewaysScrolling(page);

      await page.getByRole('banner').getByRole('link', calculator).click();
      await expect(form.leaving).toBeVisible();
      await expectNoViolations(page, 'the question before leaving');
      await form.leaving.getByRole('button', { name: 'Stay' }).click();

      const content = `<h2>Heading</h2><table><thead><tr>${'<th scope="col">Column</th>'.repeat(9)}</tr></thead></table>`;
      await written.change(id, { title: long, content });
      await form.category.selectOption('Rates');
      await form.save.click();
      await expect(form.conflict.getByRole('heading', { name: 'Content' })).toBeVisible();
      await expectNoViolations(page, 'two versions');
      await expectNoSidewaysScrolling(page);

      await page.close();
      const another = await context.newPage();
      await another.goto(editPostPath(id));
      await expect(editor(another).draft).toBeVisible();
      await expectNoViolations(another, 'an unsaved draft');
      await expectNoSidewaysScrolling(another);
    });
  });
}

test('the keyboard alone writes and publishes a post', async ({ page, admin, written }) => {
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.title.focus();
  await page.keyboard.type('Written by keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(written.word);
  await page.keyboard.press('Tab');
  await expect(form.state).toBeFocused();
  await page.keyboard.type('Tex');
  await page.keyboard.press('Tab');
  await expect(form.category).toBeFocused();
  await page.keyboard.type('Ref');
  await page.keyboard.press('Tab');
  await page.keyboard.type('What it is about.');
  await form.content.focus();
  await page.keyboard.type('Its words.');
  await form.keywords.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toMatchObject([
    { title: 'Written by keys', states: ['Texas'], category: 'Refinance' },
  ]);
});
