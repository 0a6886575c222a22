import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { paths } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { newPost } from './new-post.ts';

/** Returns a document of the site as the server sends it, without its styles. Its scripts do not run. */
export async function sentDocument(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}.`);
  const html = await response.text();
  return new JSDOM(html.replaceAll(/<style.*?<\/style>/gs, '')).window.document;
}

/** Returns the site-relative addresses of all pages in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('loc')].map((loc) => new URL(loc.textContent).pathname);
}

/** Returns the addresses of the posts in the sitemap. */
export async function sitemapPostPaths(request: APIRequestContext): Promise<string[]> {
  return (await sitemapPaths(request)).filter((path) => path.startsWith(`${paths.blog}/`));
}

/**
 * Returns a prerendered post from the data embedded in its page, with the content from the page: the first in
 * whose category no test publishes meanwhile, so that its related posts stay.
 */
export async function prerenderedPost(request: APIRequestContext): Promise<Post> {
  for (const path of await sitemapPostPaths(request)) {
    const sent = await sentDocument(request, path);
    const { post } = JSON.parse(sent.getElementById('embedded')?.textContent ?? '');
    if (post.category === newPost('').category) continue;
    return { ...post, content: sent.querySelector('[data-post-content]')?.innerHTML ?? '' };
  }
  throw new Error('No post was prerendered.');
}
