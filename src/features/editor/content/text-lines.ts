/** The elements that begin on a line of their own. */
export const blocks =
  'p, div, ul, ol, li, dl, dt, dd, table, caption, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure, figcaption, body';

type Side = 'previousSibling' | 'nextSibling';

/** Returns what directly lies in the block around an element: the element, or what holds it in its line. */
export function findPartOfLine(element: Element): ChildNode {
  let part: ChildNode = element;
  while (part.parentElement && !part.parentElement.matches(blocks)) part = part.parentElement;
  return part;
}

/** Returns the nodes beside a part of a line, the nearest first, up to the next block or the end of its own. */
export function* listBeside(part: ChildNode, side: Side): Generator<ChildNode> {
  for (let node = part[side]; node && !isBlock(node); node = node[side]) yield node;
}

function isBlock(node: Node): boolean {
  return isElement(node) && node.matches(blocks);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Whether a picture stands in a line of text or in a heading, which a picture of its own would tear apart. */
export function isInLine(picture: Element): boolean {
  if (picture.closest('h1, h2, h3, h4, h5, h6, dt')) return true;
  const part = findPartOfLine(picture);
  return (
    hasText(part) || hasTextBeside(part, 'previousSibling') || hasTextBeside(part, 'nextSibling')
  );
}

function hasTextBeside(part: ChildNode, side: Side): boolean {
  for (const node of listBeside(part, side)) if (hasText(node)) return true;
  return false;
}

function hasText({ textContent }: Node): boolean {
  return Boolean(textContent?.trim());
}
