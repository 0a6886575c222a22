import { droppedWithContent } from './allowed-html.ts';

/** The number of levels in which elements of a post may be nested, far more than in any text by people. */
export const maxDepth = 100;

/**
 * Where there are more, the levels that stay at either end. They leave room for those that a parser adds when it
 * reads the result, such as the rows of a table.
 */
export const keptLevels = 40;

/**
 * Limits the levels below an element to maxDepth, in linear time. Where there are more, the outer and the
 * inner ones stay, and the elements between them give way to their content. So a text whose every paragraph
 * lies deeper than the one before keeps its paragraphs, pictures and emphasis.
 */
export function limitDepth(root: Element): void {
  const elements = [...root.querySelectorAll('*')];
  const depths = new Map<Node | null, number>();
  for (const element of elements) {
    depths.set(element, (depths.get(element.parentNode) ?? 0) + 1);
  }
  const heights = new Map<Node | null, number>();
  for (const element of elements.toReversed()) {
    const height = (heights.get(element) ?? 0) + 1;
    heights.set(element, height);
    const parent = element.parentNode;
    heights.set(parent, Math.max(heights.get(parent) ?? 0, height));
  }
  const heightOf = (node: Node) => heights.get(node) ?? 0;
  for (const element of elements) {
    const depth = depths.get(element);
    if (depth !== keptLevels || depth - 1 + heightOf(element) <= maxDepth) continue;
    const inner = element.ownerDocument.createDocumentFragment();
    for (const part of partsBelow(element, (node) => heightOf(node) <= keptLevels)) {
      inner.append(part);
    }
    element.replaceChildren(inner);
  }
}

/** Returns the uppermost descendants that are low enough, in order, without what is dropped anyway. */
function partsBelow(root: Element, isLowEnough: (node: Node) => boolean): Node[] {
  const parts: Node[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isLowEnough(node)) parts.push(node);
    else if (isUnwrapped(node, root)) {
      for (let child = node.lastChild; child; child = child.previousSibling) waiting.push(child);
    }
  }
  return parts;
}

function isUnwrapped(node: Node, { namespaceURI }: Element): boolean {
  const { localName, namespaceURI: namespace } = node as Element;
  return namespace === namespaceURI && !droppedWithContent.includes(localName);
}
