import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import type { Post } from './post.schema.ts';
import { shownImage } from './post-images.ts';

/** Returns what search results and link previews show of a post: its page's title, description, address and picture. */
export function postHeadTexts(
  post: Pick<Post, 'title' | 'description' | 'author' | 'slug' | 'image'>,
) {
  return {
    title: `${post.title} | ${site.name}`,
    description: post.description || `${post.title}: an article by ${post.author}.`,
    path: blogPostPath(post.slug),
    image: shownImage(post),
  };
}

/** Returns when a post was last edited, as an ISO date; '' if not after the day or time of its date. */
export function lastEdit({
  datePublished,
  dateEdited,
}: Pick<Post, 'datePublished' | 'dateEdited'>): string {
  return Date.parse(dateEdited) > Date.parse(datePublished) ? dateEdited : '';
}
