import { readText } from '#src/domain/posts/content/shown-content.ts';
import { type PageLink, sitePages } from '#src/lib/admin-paths.ts';
import { type ContentPlace, partSelectors, shortcode } from './content/content-editor.ts';

/** Something in the content that the writer should look at. */
export interface Finding {
  text: string;
  place: ContentPlace;
}

/** A link to a post, which only the database can check. */
interface PostLink {
  slug: string;
  finding: Finding;
}

/** What a check finds in the content of a post without the database. */
interface ContentCheck {
  findings: Finding[];
  postLinks: PostLink[];
}

/**
 * Checks descriptions of pictures, the order of headings, what the previous site left, and links of this site.
 *
 * @param body an element with the content as the post's page shows it
 */
export function checkContent(body: Element): ContentCheck {
  const links = findParts(body, 'link').map(checkLink(body));
  return {
    findings: [
      ...findParts(body, 'picture').flatMap(checkPicture),
      ...checkHeadings(findParts(body, 'heading')),
      ...(body.textContent?.match(shortcode) ?? []).map(describeShortcode),
      ...links.flatMap(({ finding, slug }) => (finding && slug === undefined ? [finding] : [])),
    ],
    postLinks: links.flatMap(({ finding, slug }) =>
      finding && slug !== undefined ? [{ slug, finding }] : [],
    ),
  };
}

function findParts(body: Element, part: keyof typeof partSelectors): Element[] {
  return [...body.querySelectorAll(partSelectors[part])];
}

function describeShortcode(code: string, index: number): Finding {
  const text = `Readers see “${code}” as it is: the previous site replaced it. Put in what it stood for, or delete it.`;
  return { text, place: { part: 'shortcode', index } };
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
    const isSkipping = level > above + 1;
    const place = { part: 'heading', index } as const;
    if (!title) return [{ text: 'A heading is empty.', place }];
    const styleAbove = headingNames[above + 1];
    above = level;
    if (!isSkipping) return [];
    const text = `“${title}” is a ${headingNames[level]} without a ${styleAbove} above it.`;
    return [{ text, place }];
  });
}

/** The levels by the names in the toolbar. */
const headingNames: Readonly<Record<number, string>> = {
  2: 'Heading',
  3: 'Subheading',
  4: 'Small heading',
};

const checkLink =
  (body: Element) =>
  (link: Element, index: number): { finding?: Finding; slug?: string } => {
    const href = link.getAttribute('href') ?? '';
    const target = findTarget(href);
    if (!target) return {};
    const words = readText(link);
    const place = { part: 'link', index } as const;
    const text = `The link “${words || href}” leads nowhere: there is no`;
    if (target.kind === 'post') {
      return { slug: target.slug, finding: { text: `${text} post at ${href}.`, place } };
    }
    if (target.kind === 'unknown') return { finding: { text: `${text} page ${href}.`, place } };
    const isThere = [...body.querySelectorAll('[id]')].some(({ id }) => id === target.id);
    return isThere ? {} : { finding: { text: `${text} place ${href} in this post.`, place } };
  };

/** Where a link of this site leads, as far as a check needs to know. */
type LinkTarget =
  | { kind: 'post'; slug: string }
  | { kind: 'section'; id: string }
  | { kind: 'unknown' };

const filePath = /\.[a-z\d]+$/i;
const postPath = /^\/blog\/([^/]+)\/?$/;

/**
 * Returns where a link of this site leads; undefined if it leads to a known page, a file, or another
 * site, which are not checked.
 *
 * @param href as the sanitizer writes it: an address of this site begins with / or #
 */
function findTarget(href: string): LinkTarget | undefined {
  if (href.startsWith('#')) return { kind: 'section', id: decode(href.slice(1)) };
  if (!href.startsWith('/')) return undefined;
  const [path = ''] = href.split(/[?#]/);
  const slug = postPath.exec(path)?.[1];
  if (slug !== undefined) return { kind: 'post', slug: decode(slug) };
  const isKnown = sitePages.some(
    (page: PageLink) => page.path === (path.replace(/\/$/, '') || '/'),
  );
  return isKnown || filePath.test(path) ? undefined : { kind: 'unknown' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
