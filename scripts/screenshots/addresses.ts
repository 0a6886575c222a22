/** A page to visit, and the name of its pictures. */
export interface PictureSubject {
  name: string;
  path: string;
}

/**
 * The pages of a build: every document at its top, and the first of each folder, such as one blog
 * post for all of them.
 *
 * @param files the build's files, relative to it, with `/` between
 * @example subjectsOf(['index.html', 'quote.html']) // [{name: 'home', path: '/'}, {name: 'quote', path: '/quote'}]
 */
export function subjectsOf(files: readonly string[]): PictureSubject[] {
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const folders = new Set<string>();
  return pages.flatMap((file) => {
    const page = file.replace(/\.html$/, '');
    const folder = page.split('/').slice(0, -1).join('/');
    if (folder && folders.has(folder)) return [];
    folders.add(folder);
    if (page === 'index') return { name: 'home', path: '/' };
    if (page === '404') return { name: 'not-found', path: '/no-such-page' };
    return { name: folder ? `${folder}-page` : page, path: `/${page}` };
  });
}
