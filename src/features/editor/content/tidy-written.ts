/**
 * Converts the writing view's HTML to the stored form: no paragraph around the only text of a list
 * item or cell, header rows in a `thead`, a scope for each header, no empty lines, and one source
 * line for each block.
 */
export function tidyWritten(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    if (rest.every(({ localName }) => localName === 'ul' || localName === 'ol')) unwrap(first);
  }
  for (const cell of root.querySelectorAll('td, th')) {
    if (cell.children.length === 1) unwrap(cell.firstElementChild);
  }
  for (const empty of root.querySelectorAll(':is(p, h2, h3, h4):empty')) empty.remove();
  // Puts each block on its own line, for the HTML view.
  for (const block of [...root.children].slice(1)) block.before('\n');
  for (const table of root.querySelectorAll('table')) {
    gatherHeaderRows(table);
    for (const header of table.querySelectorAll(':scope > * > tr > th:not([scope])')) {
      header.setAttribute('scope', header.closest('thead') ? 'col' : 'row');
    }
  }
}

function unwrap(element: Element | null | undefined): void {
  if (element?.localName === 'p') element.replaceWith(...element.childNodes);
}

function gatherHeaderRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.findIndex((row) => [...row.cells].some(({ localName }) => localName === 'td'));
  const headers = body === -1 ? rows.slice(0, 1) : rows.slice(0, body);
  const onlyHeaders = headers.filter((row) =>
    [...row.cells].every(({ localName }) => localName === 'th'),
  );
  if (onlyHeaders.length > 0) table.createTHead().append(...onlyHeaders);
}
