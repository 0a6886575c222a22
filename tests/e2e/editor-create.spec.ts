import { blogPostPath, paths } from '#src/lib/paths.ts';
import { editor } from '#tests/browser/editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';
import { newPost } from '#tests/browser/new-post.ts';

test('a new post is stored once on a double click, is at the top of the blog and has its own page', async ({
  page,
  admin,
  written,
}) => {
  const post = newPost(written.word);
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write(post);
  await form.author.fill('R. Writer');
  await form.keywords.fill(' apr, points,, ');
  await form.suggestPicture.click();
  await form.publish.dblclick();

  await expect(page).toHaveURL(paths.adminBlog);
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Post published.' });
  await expect(notice.getByRole('link', { name: 'View post' })).toHaveAttribute(
    'href',
    blogPostPath(post.slug),
  );
  expect(await written.stored()).toEqual([
    {
      id: expect.any(String),
      title: post.title,
      slug: post.slug,
      states: ['Texas'],
      category: 'Rates',
      description: post.description,
      content: expect.stringContaining(post.content),
      author: 'R. Writer',
      image: '/images/states/texas-1.svg',
      keywords: ['apr', 'points'],
      datePublished: expect.anything(),
      dateUpdated: expect.anything(),
    },
  ]);

  await page.goto(paths.blog);
  await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible();
  // The search index is older than the post, and the search finds it all the same.
  await page.getByRole('searchbox').fill(post.title);
  await expect(page.getByText(`1 article for “${post.title}”`)).toBeVisible();
  await page.goto(blogPostPath(post.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page.getByText(post.content)).toBeVisible();
});

test('missing values show an error at each field and in a summary that links to them', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.publish.click();

  await expect(form.problems).toBeFocused();
  await expect(form.problems.getByRole('link')).toHaveText([
    'Enter a title.',
    'Enter a slug, like fha-loans-texas.',
    'Choose a state.',
    'Choose a category.',
    'Enter a description.',
    'Write the content of the post.',
  ]);
  for (const field of [form.title, form.slug, form.state, form.category, form.description]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await form.problems.getByRole('link', { name: 'Choose a state.' }).click();
  await expect(form.state).toBeFocused();

  await form.state.selectOption('Ohio');
  await expect(form.problems.getByRole('link', { name: 'Choose a state.' })).toHaveCount(0);

  await test.step('content that shows nothing counts as missing', async () => {
    await form.write({ ...newPost(written.word), content: ' ' });
    await form.publish.click();
    await expect(form.problems.getByRole('link')).toHaveText(['Write the content of the post.']);
  });
});

test('suggests a slug and pictures', { tag: '@full' }, async ({ page, admin }) => {
  await admin.signIn(page, paths.newPost);
  const form = editor(page);

  await test.step('the slug follows the title until it is edited', async () => {
    await expect(form.slug).toHaveAttribute('placeholder', 'fha-loans-texas');
    await form.title.fill('FHA & VA Loans in Texás');
    await expect(form.slug).toHaveValue('fha-and-va-loans-in-texas');
    await form.slug.fill('my-own');
    await form.title.fill('Another title');
    await expect(form.slug).toHaveValue('my-own');
  });

  await test.step('suggests the pictures of the state in turn, and shows them', async () => {
    await expect(form.preview).toHaveAttribute('src', /^\/images\/mortgage\//);
    await form.state.selectOption('Florida');
    for (const name of ['florida-1', 'florida-2', 'florida-3']) {
      await form.suggestPicture.click();
      await expect(form.image).toHaveValue(`/images/states/${name}.svg`);
      await expect(form.preview).toHaveAttribute('src', `/images/states/${name}.svg`);
    }
  });
});

test('refuses the slug of another post and names that post', { tag: '@full' }, async ({
  page,
  admin,
  written,
}) => {
  const taken = await written.add({ title: 'The first one' });
  await admin.signIn(page, paths.newPost);
  const form = editor(page);
  await form.write({ ...newPost(written.word), slug: taken });
  await form.publish.click();

  const words = 'The post “The first one” already has this slug. Choose another one.';
  await expect(form.problems.getByRole('link')).toHaveText([words]);
  await expect(form.problems).toBeFocused();
  await expect(form.slug).toHaveAccessibleDescription(new RegExp(words));
  expect(await written.stored()).toHaveLength(1);

  await form.slug.fill(`${written.word}-free`);
  await form.publish.click();
  await expect(page).toHaveURL(paths.adminBlog);
  expect(await written.stored()).toHaveLength(2);
});
