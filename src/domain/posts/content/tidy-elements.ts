import { allowedAttributes, replacements } from './allowed-html.ts';
import { allowedValue } from './attribute-values.ts';
import { tidyTargets } from './link-targets.ts';

/**
 * Normalizes the elements to what the editor makes: replaces older ones, keeps only allowed
 * attributes, drops links and images without an address, and leads links to the ids in the content.
 */
export function tidyElements(root: ParentNode): void {
  for (const original of root.querySelectorAll('*')) {
    const element = replaced(original);
    tidyAttributes(element);
    // A paragraph cannot contain a figure, which may have taken the place of a frame.
    if (element.localName === 'p' && holdsOnlyFigures(element)) {
      element.replaceWith(...element.children);
    }
    if (element.localName === 'a' && !element.hasAttribute('href')) {
      element.replaceWith(...element.childNodes);
    }
    if (element.localName === 'img') {
      if (!element.hasAttribute('src')) element.remove();
      // Without an alt attribute, a screen reader would announce the file name.
      else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  }
  tidyTargets(root);
}

function holdsOnlyFigures({ children, textContent, firstElementChild }: Element): boolean {
  const figures = [...children].filter(({ localName }) => localName === 'figure');
  const text = figures.map((figure) => figure.textContent).join('');
  return (
    firstElementChild !== null && figures.length === children.length && textContent?.trim() === text
  );
}

function replaced(original: Element): Element {
  const name = Object.hasOwn(replacements, original.localName)
    ? replacements[original.localName]
    : undefined;
  if (!name) return original;
  const element = original.ownerDocument.createElement(name);
  if (original.id) element.id = original.id;
  element.append(...original.childNodes);
  original.replaceWith(element);
  return element;
}

function tidyAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name, value } of [...element.attributes]) {
    const kept = allowed.includes(name) ? allowedValue(name, value) : undefined;
    if (kept === undefined) element.removeAttribute(name);
    else element.setAttribute(name, kept);
  }
}
