import { textOf } from '#src/domain/posts/content/text-of.ts';
import { type ContentPlace, partSelectors } from '../content-place.ts';
import { linkTarget } from './site-links.ts';

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
export interface ContentCheck {
  findings: Finding[];
  postLinks: PostLink[];
}

/**
 * Checks descriptions of pictures, the order of headings, and links of this site.
 *
 * @param body an element with the content as the post's page shows it
 */
export function checkContent(body: Element): ContentCheck {
  const links = all(body, 'link').map(checkLink(body));
  return {
    findings: [
      ...all(body, 'picture').flatMap(checkPicture),
      ...checkHeadings(all(body, 'heading')),
      ...links.flatMap(({ finding, slug }) => (finding && slug === undefined ? [finding] : [])),
    ],
    postLinks: links.flatMap(({ finding, slug }) =>
      finding && slug !== undefined ? [{ slug, finding }] : [],
    ),
  };
}

function all(body: Element, part: ContentPlace['part']): Element[] {
  return [...body.querySelectorAll(partSelectors[part])];
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
    const title = textOf(heading);
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
    const target = linkTarget(href);
    if (!target) return {};
    const words = textOf(link);
    const place = { part: 'link', index } as const;
    const text = `The link “${words || href}” leads nowhere: there is no`;
    if (target.kind === 'post') {
      return { slug: target.slug, finding: { text: `${text} post at ${href}.`, place } };
    }
    if (target.kind === 'unknown') return { finding: { text: `${text} page ${href}.`, place } };
    const isThere = [...body.querySelectorAll('[id]')].some(({ id }) => id === target.id);
    return isThere ? {} : { finding: { text: `${text} place ${href} in this post.`, place } };
  };
