const inline = ['#text', 'a', 'strong', 'em'];
const items = ['li'];

/** What each element that the editor makes may contain, and which attributes it may have. */
const grammar: Record<string, { children: readonly string[]; attributes?: readonly string[] }> = {
  post: { children: ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table'] },
  p: { children: inline },
  h2: { children: inline },
  h3: { children: inline },
  ul: { children: items },
  ol: { children: items },
  li: { children: inline },
  blockquote: { children: ['p'] },
  table: { children: ['thead', 'tbody'] },
  thead: { children: ['tr'] },
  tbody: { children: ['tr'] },
  tr: { children: ['th', 'td'] },
  th: { children: inline, attributes: ['scope'] },
  td: { children: inline },
  a: { children: ['#text', 'strong', 'em'], attributes: ['href'] },
  strong: { children: ['#text', 'a', 'em'] },
  em: { children: ['#text', 'a', 'strong'] },
};

/**
 * What in a post's HTML the editor could not have made: an element in the wrong place, an unknown
 * one, one without content, or an attribute.
 *
 * @param post the element around the content
 */
export function markupFaults(post: Element): string[] {
  return [post, ...post.querySelectorAll('*')].flatMap(faultsOf);
}

function faultsOf(element: Element): string[] {
  const name = element.localName;
  const rule = grammar[name];
  if (!rule) return [`<${name}> is not allowed`];
  const misplaced = [...element.childNodes]
    .filter((child) => child.nodeType !== Node.TEXT_NODE || child.textContent?.trim())
    .filter((child) => !rule.children.includes(child.nodeName))
    .map((child) => `${child.nodeName} in <${name}>`);
  const attributes = [...element.attributes]
    .filter((attribute) => !rule.attributes?.includes(attribute.name))
    .map((attribute) => `${attribute.name} on <${name}>`);
  const empty = element.textContent?.trim() ? [] : [`<${name}> is empty`];
  return [...misplaced, ...attributes, ...empty];
}
