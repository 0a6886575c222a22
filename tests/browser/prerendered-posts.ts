import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { paths } from '#src/lib/paths.ts';

/** A document of the site as it is sent. Its scripts do not run. */
export async function sentDocument(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}.`);
  return new JSDOM(await response.text()).window.document;
}

/** The addresses of all pages that the sitemap names, site-relative. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('loc')].map((loc) => new URL(loc.textContent).pathname);
}

/** The addresses of the posts that the sitemap names. */
export async function sitemapPostPaths(request: APIRequestContext): Promise<string[]> {
  return (await sitemapPaths(request)).filter((path) => path.startsWith(`${paths.blog}/`));
}

/** The first post that the build knew, as its page brings it along; its content is on the page. */
export async function prerenderedPost(request: APIRequestContext): Promise<Post> {
  const [path = ''] = await sitemapPostPaths(request);
  const sent = await sentDocument(request, path);
  const { post } = JSON.parse(sent.getElementById('embedded')?.textContent ?? '');
  return { ...post, content: sent.querySelector('[data-post-content]')?.innerHTML ?? '' };
}
