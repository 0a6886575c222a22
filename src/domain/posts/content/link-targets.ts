/**
 * The start of each id in a post. It keeps the ids distinct from those of the page, and from the names
 * of its scripts. The sanitizer's library adds it.
 */
export const idPrefix = 'user-content-';

const linked = new WeakMap<Node, ReadonlySet<string>>();

/** Whether a link around the element leads to this id, as written in unsanitized HTML. */
export function isLinked(element: Element, id: string): boolean {
  const root = element.getRootNode() as Node & ParentNode;
  let ids = linked.get(root);
  if (!ids) {
    ids = new Set(fragmentLinks(root).map(fragment));
    linked.set(root, ids);
  }
  return id !== '' && ids.has(id);
}

/** Keeps the first of each id, and makes the links to an id that just got its prefix lead there. */
export function tidyTargets(root: ParentNode): void {
  const ids = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    if (ids.has(element.id)) element.removeAttribute('id');
    ids.add(element.id);
  }
  for (const link of fragmentLinks(root)) {
    const id = fragment(link);
    if (!ids.has(id) && ids.has(idPrefix + id)) link.setAttribute('href', `#${idPrefix}${id}`);
  }
}

/** Makes the links to one id lead to another. */
export function redirectLinks(root: ParentNode, from: string, to: string): void {
  for (const link of fragmentLinks(root)) {
    if (fragment(link) === from) link.setAttribute('href', `#${to}`);
  }
}

function fragmentLinks(root: ParentNode): Element[] {
  return [...root.querySelectorAll('a[href^="#"]')];
}

function fragment(link: Element): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}
