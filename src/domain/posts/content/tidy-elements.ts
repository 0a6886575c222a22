import { allowedAttributes, replacements } from './allowed-html.ts';
import { keptValue } from './attribute-values.ts';

/**
 * Brings the elements into the form that the editor makes: replaces older ones, leaves each the
 * attributes that it may have, and drops links and images without an address.
 */
export function tidyElements(root: ParentNode): void {
  for (const original of root.querySelectorAll('*')) {
    const element = replaced(original);
    tidyAttributes(element);
    if (element.localName === 'a' && !element.hasAttribute('href')) {
      element.replaceWith(...element.childNodes);
    }
    if (element.localName === 'img') {
      if (!element.hasAttribute('src')) element.remove();
      // Without one, a screen reader would read the file's name.
      else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  }
}

function replaced(original: Element): Element {
  const name = Object.hasOwn(replacements, original.localName)
    ? replacements[original.localName]
    : undefined;
  if (!name) return original;
  const element = original.ownerDocument.createElement(name);
  element.append(...original.childNodes);
  original.replaceWith(element);
  return element;
}

function tidyAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const kept = allowed.includes(name) ? keptValue(name, value) : undefined;
    if (kept === undefined) element.removeAttribute(name);
    else element.setAttribute(name, kept);
  }
}
