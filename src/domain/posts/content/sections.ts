import { textOf } from './text-of.ts';

/** A section of an article that its table of contents links to. */
export interface ArticleSection {
  id: string;
  title: string;
}

/** Returns the sections of an article: its h2 headings that have an id, in order. */
export function sectionsOf(content: Element): ArticleSection[] {
  return [...content.querySelectorAll('h2[id]')].map((heading) => ({
    id: heading.id,
    title: textOf(heading),
  }));
}
