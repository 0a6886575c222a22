/** The elements that a post may contain, each with its allowed attributes: those that the editor makes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  ...withAttributes(['id'], 'p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'div', 'table', 'tr'),
  ...withAttributes(['id'], 'ul', 'li', 'dl', 'dt', 'dd', 'figure'),
  ...withAttributes([], 'strong', 'em', 'u', 's', 'code', 'sup', 'sub', 'hr', 'br'),
  ...withAttributes([], 'figcaption', 'caption', 'thead', 'tbody', 'tfoot'),
  ol: ['id', 'start', 'type'],
  th: ['id', 'scope', 'colspan', 'rowspan'],
  td: ['id', 'colspan', 'rowspan'],
  a: ['href'],
  img: ['id', 'src', 'alt', 'width', 'height'],
};

/** Elements of older posts and their replacements. The only h1 belongs to the page. */
export const replacements: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  section: 'div',
  article: 'div',
};

/** Elements that are removed with their content. Any other disallowed element leaves its text behind. */
export const droppedWithContent = [
  'button',
  'datalist',
  'embed',
  'input',
  'object',
  'select',
  'textarea',
];

function withAttributes(attributes: readonly string[], ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, attributes]));
}
