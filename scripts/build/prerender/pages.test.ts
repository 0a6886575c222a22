import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { embeddedContent } from '#src/content/lazy-content.ts';
import {
  embeddedContentDigest,
  embeddedListing,
  embeddedPost,
} from '#src/data/posts/post-cache.ts';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { embeddedProfile } from '#src/data/site/use-profile.ts';
import { sha256 } from '#src/lib/format/sha256.ts';
import { embeddedRates } from '#src/model/rates/shown-rates.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates, shownRates } from '#tests/fixtures/rates.ts';
import { lowercaseAddresses, newestPostsFile } from './content-files.ts';
import { listPages } from './pages.tsx';
import type { SiteContent } from './site-content.ts';

// @vitest-environment jsdom

const post = samplePost({ slug: 'points', content: '<p onclick="x()">Words</p>' });

async function pages(content: Partial<Omit<SiteContent, 'stored'>>) {
  const all = await listPages(
    { posts: undefined, rates: undefined, profile: undefined, redirects: [], ...content },
    window,
  );
  return new Map(all.map((page) => [page.file, page]));
}

describe('listPages', () => {
  it('writes a document for each post, with its content rendered but not embedded', async () => {
    const page = (await pages({ posts: [post] })).get('blog/points');
    expect(page?.address).toBe('/blog/points');
    expect(embeddedContent.in(page?.onlyRendered ?? {})?.body.innerHTML).toBe('<p>Words</p>');
    expect(embeddedPost.in(page?.embedded ?? {})).toEqual({ ...post, content: '' });
    expect(embeddedContentDigest.in(page?.embedded ?? {})).toBe(await sha256(post.content));
    expect(JSON.stringify(page?.embedded)).not.toContain('Words');
  });

  it('writes no document for a post without a safe file name, but lists it', async () => {
    const found = await pages({ posts: [samplePost({ slug: '../404', title: 'Odd' })] });
    expect([...found.keys()].filter((file) => file.startsWith('blog/'))).toEqual(['blog/_post']);
    const listing = embeddedListing.in(found.get('blog')?.embedded ?? {});
    expect(listing?.posts.map(({ title }) => title)).toEqual(['Odd']);
  });

  it('uses the first by id of two posts with one slug, as the database does', async () => {
    const found = await pages({
      posts: [
        { ...post, id: 'a' },
        { ...post, id: 'b' },
      ],
    });
    const page = found.get('blog/points');
    expect(embeddedPost.in(page?.embedded ?? {})?.id).toBe('a');
  });

  it('writes a document for each earlier address, which shows the post', async () => {
    const found = await pages({ posts: [post], redirects: [{ slug: 'old', post: post.id }] });
    const page = found.get('blog/old');
    expect(page?.address).toBe('/blog/old');
    expect(page?.embedded).toEqual(found.get('blog/points')?.embedded);
    expect(embeddedContent.in(page?.onlyRendered ?? {})?.body.innerHTML).toBe('<p>Words</p>');
  });

  it.each([
    ['leads to a post that is gone', { slug: 'old', post: 'gone' }],
    ['is no safe file name', { slug: 'rate_sheet', post: post.id }],
  ])('writes no document for an earlier address that %s', async (_words, redirect) => {
    const found = await pages({ posts: [post], redirects: [redirect] });
    expect([...found.keys()].filter((file) => file.startsWith('blog/'))).toEqual([
      'blog/_post',
      'blog/points',
    ]);
  });

  it('shows the post that has an address now, not the one that had it', async () => {
    const other = samplePost({ slug: 'apr', id: 'other' });
    const redirects = [{ slug: 'points', post: 'other' }];
    const page = (await pages({ posts: [post, other], redirects })).get('blog/points');
    expect(embeddedPost.in(page?.embedded ?? {})?.id).toBe(post.id);
  });

  it('leads from the lowercase address of an imported post to its own, unless another post has it', () => {
    const posts = [
      samplePost({ slug: 'FHA-Loans', title: 'Loans & <fees>' }),
      samplePost({ slug: 'APR' }),
      samplePost({ slug: 'apr' }),
      samplePost({ slug: 'Old' }),
      samplePost({ slug: 'compra-a%c3%b1o' }),
    ] as const;
    const files = lowercaseAddresses({ posts, redirects: [{ slug: 'old', post: 'x' }] });
    expect([...files.keys()]).toEqual(['blog/fha-loans.html']);
    const { head, body } = new JSDOM(files.get('blog/fha-loans.html')).window.document;
    expect(head.querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe(
      '0; url=/blog/FHA-Loans',
    );
    expect(body.textContent).toBe('Loans & <fees>');
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/blog/FHA-Loans');
  });

  it('writes the blog’s first page a second time, for visitors who come from another page', async () => {
    const posts = [post, samplePost({ slug: 'apr' })] as const;
    const listing = embeddedListing.in((await pages({ posts })).get('blog')?.embedded ?? {});
    expect(listing?.total).toBe(2);
    expect([...newestPostsFile({ posts })]).toEqual([
      ['newest-posts.json', JSON.stringify(listing)],
    ]);
    expect([...newestPostsFile({ posts: undefined })]).toEqual([]);
  });

  it('embeds the rates in every page, which may lead to one that shows them', async () => {
    const found = await pages({ rates, posts: [post] });
    expect([...found.keys()]).toEqual(expect.arrayContaining(['rates', 'faq', 'blog/points']));
    for (const { file, embedded } of found.values())
      expect(embeddedRates.in(embedded), file).toMatchObject({
        ...shownRates,
        age: expect.any(String),
      });
  });

  it('embeds only the sample of the site’s details if there is no content', async () => {
    const details = embeddedDetails.as(pickDetails(sampleProfile));
    for (const { file, embedded, onlyRendered } of (await pages({})).values()) {
      const shown =
        file === 'about-author' ? { ...details, ...embeddedProfile.as(sampleProfile) } : details;
      expect({ ...embedded, ...onlyRendered }, file).toEqual(shown);
    }
  });

  it('embeds the site’s details in every page, and the rest of them where they are read again', async () => {
    const found = await pages({ profile: wholeProfile, posts: [post] });
    for (const { file, embedded } of found.values())
      expect(embeddedDetails.in(embedded)?.legalName, file).toBe(wholeProfile.legalName);
    expect(embeddedProfile.in(found.get('about-author')?.embedded ?? {})).toEqual(wholeProfile);
  });
});
