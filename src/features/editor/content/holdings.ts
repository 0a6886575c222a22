const withoutWords = 'script, style, template, noscript';

/**
 * What a piece of HTML holds: for each name of its elements, the words that stand in them. How the
 * elements stand within each other, and how a run of words is cut, makes no difference.
 *
 * @param namesOf the names that an element counts under
 */
export function holdings(
  root: Element,
  namesOf: (element: Element) => readonly string[],
): Map<string, string> {
  const held = new Map<string, string>();
  const hold = (names: Iterable<string>, what: string) => {
    for (const name of names) held.set(name, (held.get(name) ?? '') + what);
  };
  const walk = (element: Element, around: ReadonlySet<string>) => {
    if (element.matches(withoutWords) || element.childNodes.length === 0) hold(around, '.');
    else {
      for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE) hold(around, unspaced(child));
        if (isElement(child)) walk(child, new Set([...around, ...namesOf(child)]));
      }
    }
  };
  walk(root, new Set());
  return held;
}

/** The names under which `after` does not hold the same as `before`. */
export function missing(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([name, words]) => after.get(name) !== words).map(([name]) => name);
}

function unspaced({ textContent }: Node): string {
  return textContent?.replace(/\s+/g, '') ?? '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
