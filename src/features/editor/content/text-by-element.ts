const withoutText = 'script, style, template, noscript';

/**
 * Returns the text inside the elements of some HTML, by element name. How elements are nested and
 * how text is split does not matter.
 *
 * @param namesOf returns the names under which an element counts
 */
export function textByElement(
  root: Element,
  namesOf: (element: Element) => readonly string[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (names: Iterable<string>, text: string) => {
    for (const name of names) texts.set(name, (texts.get(name) ?? '') + text);
  };
  const walk = (element: Element, around: ReadonlySet<string>) => {
    if (element.matches(withoutText) || element.childNodes.length === 0) add(around, '.');
    else {
      for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE) add(around, unspaced(child));
        if (isElement(child)) walk(child, new Set([...around, ...namesOf(child)]));
      }
    }
  };
  walk(root, new Set());
  return texts;
}

/** Returns the names whose text differs between `before` and `after`. */
export function missing(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([name, words]) => after.get(name) !== words).map(([name]) => name);
}

function unspaced({ textContent }: Node): string {
  return textContent?.replace(/\s+/g, '') ?? '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
