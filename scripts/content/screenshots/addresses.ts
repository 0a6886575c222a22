import { collections } from '../../../src/domain/collections.ts';
import { editPostPath, leadPath } from '../../../src/lib/admin-paths.ts';
import { blogPostPath, paths } from '../../../src/lib/paths.ts';

/** A page to visit, and the name of its screenshots. */
export interface PictureSubject {
  name: string;
  path: string;
  /** A selector of what a picture of one screen begins with. */
  from?: string;
}

/**
 * Returns the pages of a build with an address of their own: every document at its top.
 *
 * @param files the build's files, relative to it, with `/` between
 * @example pageSubjects(['index.html', 'quote.html']) // [{name: 'home', path: '/'}, {name: 'quote', path: '/quote'}]
 */
export function pageSubjects(files: readonly string[]): PictureSubject[] {
  const pages = files.filter((file) => /^[^/]+\.html$/.test(file)).sort();
  return pages.map((file) => {
    const page = file.replace(/\.html$/, '');
    if (page === 'index') return { name: 'home', path: '/' };
    if (page === '404') return { name: 'not-found', path: '/no-such-page' };
    return { name: page, path: `/${page}` };
  });
}

/** Returns the first post of each category. */
export function postSubjects(
  posts: readonly { slug: string; category: string }[],
): PictureSubject[] {
  const firsts = new Map([...posts].reverse().map(({ category, slug }) => [category, slug]));
  return [...firsts.values()].map((slug) => ({ name: `post-${slug}`, path: blogPostPath(slug) }));
}

/**
 * Returns the pages of the admin area.
 *
 * @param postId of the post to show in the editor
 */
export function adminSubjects(postId: string): PictureSubject[] {
  return [
    { name: 'admin-dashboard', path: paths.adminBlog },
    { name: 'admin-new-post', path: paths.newPost },
    { name: 'admin-edit-post', path: editPostPath(postId) },
  ];
}

/** The id of the lead in the owner's guide, which nobody has sent. */
export const guideLeadId = 'guide'.repeat(9).slice(2);

/** Returns the pages in the owner's guide. */
export function guideSubjects(postId: string): PictureSubject[] {
  return [
    { name: 'desk', path: paths.leads, from: 'h1' },
    {
      name: 'lead',
      path: leadPath(collections.quotes, guideLeadId),
      from: 'h2:text("Work on this lead")',
    },
    { name: 'dashboard', path: paths.adminBlog, from: 'h2:text("Displayed rates")' },
    { name: 'editor', path: editPostPath(postId), from: '[role=toolbar]' },
  ];
}
