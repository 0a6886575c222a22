import { styleAttribute } from './inert-html.ts';

/**
 * Returns a property of an element's inline style; '' if it is not set.
 *
 * @example of <span data-style="font-weight:700"> the property 'font-weight' is '700'
 */
export function readStyle(element: Element, property: string): string {
  const style = element.getAttribute(styleAttribute) ?? '';
  const declarations = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return declarations.findLast(([name]) => name === property)?.[1] ?? '';
}
