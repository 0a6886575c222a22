import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node, DOMParser as NodeReader } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { clean } from './clean-content.ts';
import { extensions } from './extensions.ts';

const reader = NodeReader.fromSchema(getSchema(extensions));

/**
 * Returns the writing view's document for sanitized HTML, without unsupported elements, and with
 * tables whose rows have the same number of columns, as the view itself makes them.
 */
export function toDocument(html: SafeHtml): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const state = EditorState.create({ doc: reader.parse(body) });
  return fixTables(state)?.doc ?? state.doc;
}

/**
 * Returns the HTML to store for a document of the writing view. Parsing and writing it again gives
 * the same HTML; an empty document gives ''.
 */
export function toStoredForm(document: Node): SafeHtml {
  // Parsing removes spaces that a browser would not show; one pass is enough.
  return write(toDocument(write(document)));
}

function write(content: Node): SafeHtml {
  // A document without a window does not load its images.
  const holder = document.implementation.createHTMLDocument('');
  holder.body.append(
    DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, {
      document: holder,
    }),
  );
  tidyWritten(holder.body);
  return clean(holder.body.innerHTML);
}

/**
 * Converts the writing view's HTML to the stored form: no paragraph around the only text of a list
 * item or cell, header rows in a `thead` unless a cell spans its end, a scope for each header, no empty
 * lines, and one source line for each block.
 */
function tidyWritten(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    if (rest.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      unwrapParagraph(first);
  }
  for (const cell of root.querySelectorAll('td, th')) {
    if (cell.children.length === 1) unwrapParagraph(cell.firstElementChild);
  }
  const empty = ':is(p, h2, h3, h4):empty:not([id])';
  for (const block of root.querySelectorAll(empty)) block.remove();
  // Puts each block on its own line, for the HTML view.
  for (const block of [...root.children].slice(1)) block.before('\n');
  for (const table of root.querySelectorAll('table')) {
    gatherHeaderRows(table);
    setScopes(table.querySelectorAll(':scope > * > tr > th'), 'row');
  }
}

function unwrapParagraph(element: Element | null | undefined): void {
  if (element?.localName === 'p' && !element.id) element.replaceWith(...element.childNodes);
}

function gatherHeaderRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.findIndex((row) => [...row.cells].some(({ localName }) => localName === 'td'));
  const headers = body === -1 ? rows.slice(0, 1) : rows.slice(0, body);
  const onlyHeaders = headers.filter((row) =>
    [...row.cells].every(({ localName }) => localName === 'th'),
  );
  for (const { cells } of onlyHeaders) setScopes(cells, 'col');
  // A browser would cut the cell off at the end of the head.
  while (onlyHeaders.some(spansPast(onlyHeaders.length))) onlyHeaders.pop();
  if (onlyHeaders.length > 0) table.createTHead().append(...onlyHeaders);
}

const spansPast = (end: number) => (row: HTMLTableRowElement, index: number) =>
  [...row.cells].some(({ rowSpan }) => index + rowSpan > end);

function setScopes(headers: Iterable<Element>, scope: 'col' | 'row'): void {
  for (const header of headers) {
    if (!header.hasAttribute('scope')) header.setAttribute('scope', scope);
  }
}
