import type { SeedPost } from './index.ts';
import { sourcesHeading } from './sources.ts';

/** Parses the content as XML, which rejects unclosed or badly nested tags. Needs a DOM. */
export function parsed(content: string): Element {
  const parser = new DOMParser();
  const closed = content.replaceAll(/<img [^>]*(?=>)/g, '$&/');
  const { documentElement } = parser.parseFromString(`<post>${closed}</post>`, 'text/xml');
  if (documentElement.localName !== 'post') throw new Error(documentElement.textContent ?? '');
  return documentElement;
}

/** Returns the text of some content, one line per block. */
export function extractText(content: string): string {
  const blocks = parsed(content).querySelectorAll('p, h2, h3, li, th, td');
  return [...blocks].map((block) => block.textContent).join('\n');
}

/** Returns the content without its list of sources. */
export function cutSources({ content }: SeedPost): string {
  return content.split(sourcesHeading)[0] ?? '';
}

/** Returns the addresses in a post's list of sources. */
export function listSources({ content }: SeedPost): string[] {
  return addressesIn(content.split(sourcesHeading)[1] ?? '');
}

/** Returns the addresses that some content links to. */
export function addressesIn(content: string): string[] {
  return [...parsed(content).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}
