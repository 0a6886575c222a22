import type { Page } from '@playwright/test';
import type { newPost } from './new-post.ts';

/** Returns the post editor by what the owner sees. */
export function editor(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const fields = {
    title: field('Title'),
    slug: field('Slug'),
    state: page.getByRole('combobox', { name: 'State' }),
    category: page.getByRole('combobox', { name: 'Category' }),
    description: field('Description'),
    // Matches the text in both views: with a toolbar and as HTML.
    content: page.locator('#content'),
    author: field('Author (optional)'),
    image: field('Image (optional)'),
    keywords: field('Keywords (optional)'),
  };
  const button = (name: string) => page.getByRole('button', { name });

  return {
    ...fields,
    publish: button('Publish post'),
    save: button('Save changes'),
    saveDraft: button('Save draft'),
    draftSaved: page.locator('form p:not([role])').filter({ hasText: /^Draft saved at / }),
    unpublish: button('Unpublish'),
    problems: page.getByRole('alert', { name: 'There is a problem' }),
    draft: page.getByRole('region', { name: 'Unsaved draft' }),
    draftNotice: page.getByRole('region', { name: 'Draft', exact: true }),
    leaving: page.getByRole('alertdialog', { name: 'Leave the editor?' }),
    preview: page.getByRole('figure', { name: /readers (will )?see/i }).locator('img'),

    /** Fills in what a post needs in the open form. */
    async write(post: ReturnType<typeof newPost>): Promise<void> {
      await fields.title.fill(post.title);
      await fields.slug.fill(post.slug);
      await fields.state.selectOption(post.state);
      await fields.category.selectOption(post.category);
      await fields.description.fill(post.description);
      await fields.content.fill(post.content);
    },
  };
}
