import type { SeedPost } from './seed-post.ts';
import { sourcesHeading } from './sources.ts';

/** Each text, read once. */
const texts = new Map<string, string>();

/** The content parsed as XML, which refuses what is not closed or not nested. Needs a DOM. */
export function parsed(content: string): Element {
  const parser = new DOMParser();
  const { documentElement } = parser.parseFromString(`<post>${content}</post>`, 'text/xml');
  if (documentElement.localName !== 'post') throw new Error(documentElement.textContent ?? '');
  return documentElement;
}

/** The words of some content, a line for each block. */
export function textOf(content: string): string {
  const known = texts.get(content);
  if (known !== undefined) return known;
  const blocks = parsed(content).querySelectorAll('p, h2, h3, li, th, td');
  const text = [...blocks].map((block) => block.textContent).join('\n');
  texts.set(content, text);
  return text;
}

/** The content without its list of sources. */
export function articleOf({ content }: SeedPost): string {
  return content.split(sourcesHeading)[0] ?? '';
}

/** The addresses of a post's list of sources. */
export function sourcesOf({ content }: SeedPost): string[] {
  return addressesIn(content.split(sourcesHeading)[1] ?? '');
}

/** The addresses that some content links to. */
export function addressesIn(content: string): string[] {
  return [...parsed(content).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}
