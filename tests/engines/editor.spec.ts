import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { newPost } from '#tests/browser/new-post.ts';
import { dropPictures, retryAfterLostAnswer } from '#tests/browser/picture-steps.ts';
import { pastes } from '#tests/fixtures/pasted-html.ts';
import { phonePhoto } from '#tests/fixtures/photos.ts';
import { expect, engineTest as test } from './test.ts';
import { button, heading, link, logIn, poll, signInAs, words } from './visitor.ts';

const title = { role: 'textbox', name: 'Title' };
const content = { role: 'textbox', name: 'Content' };

/** What Word puts on the clipboard where it can embed the picture: a photo from a phone. */
const withPhoto = pastes.Word.html.replace(
  /src="file:[^"]*"/,
  `src="data:image/jpeg;base64,${phonePhoto().toString('base64')}" alt="A porch"`,
);

test('writes a post, pastes from Word with a photo, drops others, publishes and reads it', async ({
  visitor,
  admin,
  written,
  expectedErrors,
}) => {
  // One answer is lost on purpose.
  expectedErrors.push('Could not write a picture');
  const post = newPost(written.word);
  await signInAs(visitor, admin, paths.newPost);
  await visitor.fills(title, post.title);
  await visitor.copies(withPhoto);
  await visitor.fills({ role: 'textbox', name: 'Slug' }, post.slug);
  await visitor.chooses({ role: 'combobox', name: 'State' }, post.state);
  await visitor.chooses({ role: 'combobox', name: 'Category' }, post.category);
  await visitor.fills({ role: 'textbox', name: 'Description' }, post.description);
  await visitor.presses(content);
  await visitor.sees(content, { focused: true });
  await visitor.shortcut('v');
  await visitor.sees(heading('What closing costs', 2));
  const photo = { role: 'img', name: 'A porch' };
  await visitor.sees(photo);
  // What is missing of a page is said in every engine.
  await visitor.pastes(content, pastes.KaTeX.html + pastes.WordPress.html);
  await visitor.sees(words(`Missing: ${pastes.WordPress.said}`));
  await visitor.presses(button('Got it'));
  await visitor.sees(words('[Formula missing: M = P'));
  await visitor.shortcut('z');
  await dropPictures(visitor);
  await retryAfterLostAnswer(visitor);
  await visitor.presses(button('Publish post'));
  await visitor.isAt(paths.adminBlog);
  const [stored] = await written.stored();
  expect(stored).toMatchObject({ title: post.title });
  expect(stored?.content.replace(/[0-9a-f]{64}/g, '…')).toBe(
    [
      '<img src="/images/uploaded/….jpg" alt="A sign" width="16" height="8">',
      pastes.Word.stored.replace(
        /<p>\[.*\]<\/p>/,
        '<img src="/images/uploaded/….jpg" alt="A porch" width="1200" height="1600">',
      ),
    ].join('\n'),
  );
  expect(stored?.image).toMatch(/^\/images\/uploaded\//);

  await visitor.opens(blogPostPath(post.slug));
  await visitor.sees(heading(post.title, 1));
  await visitor.sees(photo);
  await visitor.scrollsTo(photo);
  const image = `document.querySelector('img[alt="A porch"]')`;
  const ratio = `${image}.naturalHeight / ${image}.naturalWidth`;
  await poll(() => visitor.evaluate<number>(ratio)).toBeCloseTo(4 / 3);
  await visitor.sees({ role: 'link', name: 'each fee' });
});

test('the owner signs in after a mistyped password, stays so over a reload, saves a post, and signs out', {
  tag: '@full',
}, async ({ visitor, admin, written, expectedErrors }) => {
  // The identity service refuses the mistyped password.
  expectedErrors.push('400');
  const { id } = await written.add({ title: 'As loaded' });
  // The bot check is let into the form's document, and not into that of the sign-in.
  const policy = () =>
    visitor.evaluate<string>(`document.querySelector('meta[http-equiv]')?.content ?? ''`);
  await visitor.opens(paths.login);
  expect(await policy()).not.toContain('recaptcha');
  await visitor.presses(link('Pre-Approval'));
  await visitor.isAt(paths.preApproval);
  await poll(policy).toContain('recaptcha');
  await visitor.opens(editPostPath(id));
  await visitor.isAt(loginPath(editPostPath(id)));
  await logIn(visitor, { email: admin.email, password: 'mistyped' });
  await visitor.sees({ role: 'alert' });
  await logIn(visitor, admin);
  await visitor.isAt(editPostPath(id));
  await visitor.reloads();
  await visitor.sees(title, { value: 'As loaded' });
  await visitor.fills(title, 'Mine');
  await visitor.presses(button('Save changes'));
  await visitor.isAt(paths.adminBlog);
  expect(await written.stored()).toMatchObject([{ title: 'Mine' }]);
  await visitor.sees(heading('Mortgage Blog Admin'));
  await visitor.presses(button('Sign out'));
  await visitor.isAt(paths.login);
});
