import { blogPostPath } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import type { Post } from './post.schema.ts';
import { shownImage } from './post-images.ts';

/** What search results and link previews show of a post. */
interface PostHeadTexts {
  title: string;
  description: string;
  /** The page's address, site-relative. */
  path: string;
  /** The address of the picture, absolute or site-relative. */
  image: string;
}

/** Returns the title, description, address, and picture in the head of a post's page. */
export function postHeadTexts(
  post: Pick<Post, 'title' | 'description' | 'author' | 'slug' | 'image'>,
): PostHeadTexts {
  return {
    title: `${post.title} | ${site.name}`,
    description: post.description || `${post.title}: an article by ${post.author}.`,
    path: blogPostPath(post.slug),
    image: shownImage(post),
  };
}

/**
 * Returns when a post was last edited, as an ISO date.
 *
 * @returns '' if it was not edited after the day or time that it shows as its date
 */
export function lastEdit({
  datePublished,
  dateEdited,
}: Pick<Post, 'datePublished' | 'dateEdited'>): string {
  return Date.parse(dateEdited) > Date.parse(datePublished) ? dateEdited : '';
}
