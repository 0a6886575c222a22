/** The elements that begin on a line of their own. */
export const blocks =
  'p, div, ul, ol, li, dl, dt, dd, table, caption, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure, figcaption, body';

/** Returns the nodes between two blocks, or ends of their block, among which an element is. */
export function listLine(element: Element): ChildNode[] {
  let part: ChildNode = element;
  while (part.parentElement && !part.parentElement.matches(blocks)) part = part.parentElement;
  const before = listUntilBlock(part, 'previousSibling').reverse();
  return [...before, part, ...listUntilBlock(part, 'nextSibling')];
}

function listUntilBlock(part: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = part[side]; node && !isBlock(node); node = node[side]) nodes.push(node);
  return nodes;
}

function isBlock(node: Node): boolean {
  return isElement(node) && node.matches(blocks);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Whether a picture stands in a line of text or in a heading, which a picture of its own would tear apart. */
export function isInLine(picture: Element): boolean {
  return (
    picture.closest('h1, h2, h3, h4, h5, h6, dt') !== null ||
    listLine(picture).some(({ textContent }) => textContent?.trim())
  );
}
