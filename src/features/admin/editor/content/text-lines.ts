/** The elements that begin on a line of their own. */
export const blocks =
  'p, div, ul, ol, li, dl, dt, dd, table, caption, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure, figcaption, body';

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Returns the nodes of the line in which an element stands: those of its block, from one block in there to the next. */
export function listLine(element: Element): [ChildNode, ...ChildNode[]] {
  const isInside = (node: Node | null): node is ChildNode =>
    node !== null && !(isElement(node) && node.matches(blocks));
  let start: ChildNode = element;
  while (start.parentElement && isInside(start.parentElement)) start = start.parentElement;
  while (isInside(start.previousSibling)) start = start.previousSibling;
  const line: [ChildNode, ...ChildNode[]] = [start];
  for (let node = start.nextSibling; isInside(node); node = node.nextSibling) line.push(node);
  return line;
}

/** Whether a picture stands in a line of text or in a heading, which a picture of its own would tear apart. */
export function isInLine(picture: Element): boolean {
  const isOfLine = picture.closest('h1, h2, h3, h4, h5, h6, dt') !== null;
  return isOfLine || listLine(picture).some(({ textContent }) => textContent?.trim());
}
