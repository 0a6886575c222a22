import { textOf } from './text-of.ts';

/** A part of an article that its contents list leads to. */
export interface ArticleSection {
  id: string;
  title: string;
}

/** The parts of an article's content: its h2 headings that have an id, in order. */
export function sectionsOf(content: Element): ArticleSection[] {
  return [...content.querySelectorAll('h2[id]')].map((heading) => ({
    id: heading.id,
    title: textOf(heading),
  }));
}
