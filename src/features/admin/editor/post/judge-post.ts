import { articleContent } from '#src/content/article-content.ts';
import { clean } from '#src/content/sanitizer.ts';
import { readText } from '#src/content/shown-content.ts';
import type { StoredFields } from '#src/data/admin/posts/post-versions.ts';
import {
  type ContentPlace,
  partSelectors,
} from '#src/features/admin/editor/content/content-editor.ts';
import { sitePages } from '#src/lib/addresses/admin-paths.ts';
import {
  type EditedPost,
  type PostInput,
  type PostInputField,
  postInputFields,
  toPostInput,
} from '#src/model/post-changes/post-input.ts';
import { editedPostSchema } from './edited-post.schema.ts';

/** Something in a post that the writer should look at. */
export interface Finding {
  text: string;
  /** Whether the post cannot be published with it; otherwise, it only advises. */
  preventsPublishing?: true;
  field?: PostInputField | undefined;
  place?: ContentPlace;
}

export interface Judgment {
  /** What prevents publishing comes first. */
  findings: readonly Finding[];
  /** The post as it is stored; undefined if its form prevents publishing. */
  post: EditedPost | undefined;
  linkedSlugs: readonly string[];
}

export type Judge = ReturnType<typeof createJudge>;

/**
 * Returns the judge of a post's form: what the check lists and what prevents publishing. It gets the
 * slugs in links that lead to no post, which only the database knows.
 */
export function createJudge(base: StoredFields | undefined) {
  const schema = editedPostSchema(clean, toPostInput(base ?? {}));
  return (input: PostInput, deadSlugs: ReadonlySet<string> = new Set()): Judgment => {
    const { data: post, error } = schema.safeParse(input);
    const issues = new Map(
      error?.issues.toReversed().map(({ path, message }) => [path[0], message]),
    );
    const { findings, linkedSlugs } = checkContent(articleContent(input.content).body, deadSlugs);
    return {
      findings: [
        ...postInputFields.flatMap((field) => {
          const text = issues.get(field);
          return text ? [{ text, preventsPublishing: true as const, field }] : [];
        }),
        ...findings,
      ],
      post,
      linkedSlugs,
    };
  };
}

/** Checks a post's content as its page shows it: pictures, headings, what the previous site left, links of this site. */
export function checkContent(
  body: Element,
  deadSlugs: ReadonlySet<string>,
): Pick<Judgment, 'findings' | 'linkedSlugs'> {
  const links = findParts(body, 'link');
  return {
    findings: [
      ...findParts(body, 'picture').flatMap(checkPicture),
      ...checkHeadings(findParts(body, 'heading')),
      ...(body.textContent?.match(shortcode) ?? []).map((code) => describeShortcode(code)),
      ...links.flatMap(checkLink(body, deadSlugs)),
    ],
    linkedSlugs: links.flatMap((link) => readSlug(link.getAttribute('href') ?? '') ?? []),
  };
}

function findParts(body: Element, part: keyof typeof partSelectors): Element[] {
  return [...body.querySelectorAll(partSelectors[part])];
}

/** Matches what the previous site replaced in its texts, such as [gallery ids="1,2"] and [/caption]; here, readers see it. */
export const shortcode =
  /\[(?:\/[a-z][\w-]*|[a-z][\w-]*\s[^\][]*=[^\][]*|[a-z]+[_-][\w-]+|gallery|playlist|audio|video|caption|sitemap|toc|embed)\/?\]/g;

function describeShortcode(code: string): Finding {
  const text = `Readers see “${code}” exactly as written, because only the previous site replaced it. Type what it stood for, or delete it.`;
  return { text };
}

function checkPicture(picture: Element, index: number): Finding[] {
  if (picture.getAttribute('alt')?.trim()) return [];
  const name = picture.getAttribute('src')?.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const text = `The picture “${name}” has no description. Describe it, unless it shows nothing that the text does not say.`;
  return [{ text, place: { part: 'picture', index } }];
}

function checkHeadings(headings: readonly Element[]): Finding[] {
  // The title of the page is the first level.
  let above = 1;
  return headings.flatMap((heading, index) => {
    const level = Number(heading.localName.slice(1));
    const title = readText(heading);
    const place = { part: 'heading', index } as const;
    if (!title) return [{ text: 'A heading is empty.', place }];
    const text = `“${title}” is a ${headingNames[level]} without a ${headingNames[above + 1]} above it.`;
    const isSkipping = level > above + 1;
    above = level;
    return isSkipping ? [{ text, place }] : [];
  });
}

/** The levels by the names in the toolbar. */
const headingNames = ['', 'Title', 'Heading', 'Subheading', 'Small heading'];

const checkLink =
  (body: Element, deadSlugs: ReadonlySet<string>) =>
  (link: Element, index: number): Finding[] => {
    const href = link.getAttribute('href') ?? '';
    const missing = findMissingTarget(href, body, deadSlugs);
    const text = `The link “${readText(link) || href}” leads nowhere: there is no ${missing}.`;
    return missing ? [{ text, place: { part: 'link', index } }] : [];
  };

const filePath = /\.[a-z\d]+$/i;
const postPath = /^\/blog\/([^/]+)\/?$/;

/** Returns what a link of this site should lead to and does not; undefined for files and other sites, unchecked. */
function findMissingTarget(
  href: string,
  body: Element,
  deadSlugs: ReadonlySet<string>,
): string | undefined {
  const [path = ''] = href.split(/[?#]/);
  if (href.startsWith('#')) {
    const target = decode(href.slice(1));
    const isThere = [...body.querySelectorAll('[id]')].some(({ id }) => id === target);
    return isThere ? undefined : `place ${href} in this post`;
  }
  const slug = readSlug(href);
  if (slug !== undefined) return deadSlugs.has(slug) ? `post at ${href}` : undefined;
  const isKnown = sitePages.some((page) => page.path === (path.replace(/\/$/, '') || '/'));
  return !href.startsWith('/') || isKnown || filePath.test(path) ? undefined : `page ${href}`;
}

/** Returns the slug of the post to which a link leads; undefined if it leads to none. */
function readSlug(href: string): string | undefined {
  const slug = postPath.exec(href.split(/[?#]/)[0] ?? '')?.[1];
  return slug === undefined ? undefined : decode(slug);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
