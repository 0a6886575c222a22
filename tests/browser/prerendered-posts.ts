import { JSDOM } from 'jsdom';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { ask } from '#scripts/release/checks/headers.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { newPost } from './new-post.ts';

/** Returns a document of the site as the server sends it, without its styles. Its scripts do not run. */
export async function sentDocument(path: string): Promise<Document> {
  const { status, text } = await ask(getBuiltSiteUrl(), path);
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
  return new JSDOM(text.replaceAll(/<style.*?<\/style>/gs, '')).window.document;
}

/** Returns the site-relative addresses of all pages in the sitemap. */
export async function sitemapPaths(): Promise<string[]> {
  const { text } = await ask(getBuiltSiteUrl(), '/sitemap.xml');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('loc')].map((loc) => new URL(loc.textContent).pathname);
}

/** Returns the addresses of the posts in the sitemap. */
export async function sitemapPostPaths(): Promise<string[]> {
  return (await sitemapPaths()).filter((path) => path.startsWith(`${paths.blog}/`));
}

/**
 * Returns a prerendered post from the data embedded in its page, with the content from the page: the first in
 * whose category no test publishes meanwhile, so that its related posts stay.
 */
export async function prerenderedPost(): Promise<Post> {
  for (const path of await sitemapPostPaths()) {
    const sent = await sentDocument(path);
    const { post } = JSON.parse(sent.getElementById('embedded')?.textContent ?? '');
    if (post.category === newPost('').category) continue;
    return { ...post, content: sent.querySelector('[data-post-content]')?.innerHTML ?? '' };
  }
  throw new Error('No post was prerendered.');
}
