import { type AnyExtension, Extension, getSchema, Mark, Node, PasteRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import {
  type Node as ContentNode,
  DOMSerializer,
  DOMParser as NodeReader,
  type NodeType,
} from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { StarterKit } from '@tiptap/starter-kit';
import { allowedValue, linkAddress } from '#src/content/allowed-html.ts';
import { videoFigure, videoPicture } from '#src/content/video-figure.ts';
import buttonStyles from '#src/ui/parts/Button.module.css';
import { classNames } from '#src/ui/parts/class-names.ts';
import { findMissingPictures, missingPictureText } from './content-editor.ts';
import { isInLine } from './text-lines.ts';

/** The page has the only h1, and the blog styles three levels below it. */
export const headingLevels = [2, 3, 4] as const;

/** Leaves a pasted link as it was copied; tiptap gives one whose text is an address that address. */
const keepPastedLinks = (extension: AnyExtension) =>
  extension instanceof Mark && extension.name === 'link'
    ? extension.extend({
        addPasteRules() {
          const { type } = this;
          const handle =
            ({ handler }: PasteRule): PasteRule['handler'] =>
            (found) => {
              const { from, to } = found.range;
              if (!found.state.doc.rangeHasMark(from, to, type)) handler(found);
            };
          const rules = this.parent?.() ?? [];
          return rules.map((rule) => new PasteRule({ ...rule, handler: handle(rule) }));
        },
      })
    : extension;

const text = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(keepPastedLinks);
  },
}).configure({
  heading: { levels: [...headingLevels] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => linkAddress(address) !== '',
  },
});

const createMark = (name: string, tag: string, excludes: string) =>
  Mark.create({ name, excludes, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Returns a node that is one element around its content. */
const createNode = (name: string, tag: string, content: string, group = '') =>
  Node.create({
    name,
    content,
    group,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Returns an attribute of nodes that has only values that posts may have, because nobody sanitizes a paste. */
function allowed(name: string, find: (element: Element) => Element | null = (element) => element) {
  return { default: null, parseHTML: (element: Element) => readAllowed(name, find(element)) };
}

function readAllowed(name: string, element: Element | null): string | null {
  return allowedValue(name, element?.getAttribute(name) ?? '') ?? null;
}

const optional = { default: null };
const empty = { default: '' };
const pictureAttributes = { src: allowed('src'), alt: empty, width: optional, height: optional };

/** A picture of its own, perhaps with a link. */
const PostImage = Image.extend({
  addAttributes: () => ({
    ...pictureAttributes,
    href: { ...allowed('href', (picture) => picture.closest('a')), rendered: false },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (picture) => !isInLine(picture) && null },
    // Before the rule for the mark, which a picture of its own cannot have.
    { tag: 'a[href]', priority: 60, skip: true, getAttrs: isLinkOfPicture },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const picture = ['img', HTMLAttributes] as const;
    return node.attrs.href ? ['a', { href: node.attrs.href }, picture] : picture;
  },
});

/** A picture within a line of text, such as an icon. */
const LinePicture = Node.create({
  name: 'linePicture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (picture) => isInLine(picture) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const PostTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (table: HTMLElement) =>
        table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  // Tiptap's default writes widths as inline styles, which the page's CSP blocks.
  renderHTML({ node }) {
    const rows = ['tbody', 0] as const;
    const { caption, id } = node.attrs;
    return caption
      ? ['table', { id }, ['caption', { contenteditable: 'false' }, caption], rows]
      : ['table', { id }, rows];
  },
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Tiptap's default adds a row after the last cell, so Tab would never leave the table.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** Whether nodes of this type are pictures, which have the same attributes. */
export function isPicture({ name }: NodeType): boolean {
  return name === PostImage.name || name === LinePicture.name;
}

/** Whether a link holds nothing but a picture of its own. */
function isLinkOfPicture(link: HTMLElement) {
  const picture = link.querySelector(':scope > img:only-child');
  return picture !== null && !isInLine(picture) && null;
}

const hostInAlt = /^Watch the video on (.+)$/;

/** A video as the sanitizer makes it of a frame, a linked picture with a caption, which is moved and deleted whole. */
const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: empty, hostName: empty, title: empty }),
  parseHTML: () => [{ tag: 'figure', getAttrs: readVideo }],
  renderHTML: ({ node: { attrs } }) => {
    const holder = document.implementation.createHTMLDocument('');
    return videoFigure(holder, { href: attrs.href, hostName: attrs.hostName }, attrs.title);
  },
});

function readVideo(figure: HTMLElement) {
  const picture = figure.querySelector(`a > img[src="${videoPicture}"]`);
  const [, hostName] = hostInAlt.exec(picture?.getAttribute('alt') ?? '') ?? [];
  const href = readAllowed('href', picture?.parentElement ?? null);
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  if (!href || !hostName) return false;
  const made = videoFigure(figure.ownerDocument, { href, hostName }, title);
  return made.outerHTML === figure.outerHTML && { href, hostName, title };
}

/** The placeholder of a picture that has not come along, perhaps with its link: a line of text where it is stored, and a box with a button here. */
const MissingPicture = Node.create({
  name: 'missingPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ name: empty, href: optional }),
  // Before the rule for paragraphs, which would take the line as text.
  parseHTML: () => [{ tag: 'p', priority: 60, getAttrs: readPlaceholder }],
  renderHTML: ({ node: { attrs } }) => {
    const line = missingPictureText(attrs.name);
    return ['p', attrs.href ? ['a', { href: attrs.href }, line] : line];
  },
  addNodeView: () => {
    return ({ node: { attrs } }) => {
      const dom = document.createElement('div');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Choose picture';
      button.className = classNames(buttonStyles.button, buttonStyles.quiet);
      dom.dataset.missingPicture = '';
      dom.append(`Picture missing: ${attrs.name}`, button);
      // The button is pressed, not selected with the place.
      return { dom, stopEvent: ({ target }) => target === button };
    };
  },
});

function readPlaceholder(line: HTMLElement) {
  const { textContent } = line;
  const [name] = findMissingPictures(textContent ?? '');
  const href = readAllowed('href', line.querySelector('a'));
  return name !== undefined && textContent === missingPictureText(name) && { name, href };
}

/** The rows that a cell spans; like a browser, it leaves out those after the cell's head or body. */
const rowspan = {
  default: 1,
  parseHTML: (cell: HTMLTableCellElement) => {
    const section = cell.closest<HTMLTableSectionElement>('thead, tbody, tfoot');
    const row = cell.closest('tr')?.sectionRowIndex ?? 0;
    return section ? Math.min(cell.rowSpan, section.rows.length - row) : 1;
  },
};

/** The ids that links in the post lead to. */
const LinkTargets = Extension.create({
  name: 'linkTargets',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'codeBlock', 'image', 'linePicture'],
        ...['bulletList', 'orderedList', 'listItem', 'definitionList', 'term', 'definition'],
        ...['table', 'tableRow', 'tableHeader', 'tableCell'],
      ],
      attributes: { id: { ...allowed('id'), keepOnSplit: false } },
    },
  ],
});

/** The elements that the writing view supports: all elements of a post except rare ones. */
export const extensions = [
  text,
  createMark('superscript', 'sup', 'subscript'),
  createMark('subscript', 'sub', 'superscript'),
  createNode('definitionList', 'dl', '(term | definition)+', 'block'),
  createNode('term', 'dt', 'inline*'),
  createNode('definition', 'dd', 'block+'),
  PostImage,
  LinePicture,
  VideoNode,
  MissingPicture,
  PostTable,
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), rowspan, scope: { default: null } };
    },
  }),
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), rowspan };
    },
  }),
  LinkTargets,
];

const reader = NodeReader.fromSchema(getSchema(extensions));

/** Returns the writing view's document for HTML: only what its schema knows, and tables with even rows. */
export function toDocument(html: string): ContentNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const state = EditorState.create({ doc: reader.parse(body) });
  return fixTables(state)?.doc ?? state.doc;
}

/** Returns a document as HTML in the stored form, which reading, writing and the sanitizer do not change; '' for an empty one. */
export function toStoredForm(document: ContentNode): string {
  // Parsing removes spaces that a browser would not show; one pass is enough.
  return write(toDocument(write(document)));
}

function write(content: ContentNode): string {
  // A document without a window does not load its images.
  const holder = document.implementation.createHTMLDocument('');
  holder.body.append(
    DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, {
      document: holder,
    }),
  );
  tidyWritten(holder.body);
  return holder.body.innerHTML;
}

/**
 * Converts the writing view's HTML to the stored form: no paragraph around the only text of a list
 * item, cell, or definition, header rows in a `thead` unless a cell spans its end, a scope for each header, no empty
 * lines, and one source line for each block.
 */
function tidyWritten(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    if (rest.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      unwrapParagraph(first);
  }
  for (const cell of root.querySelectorAll('td, th, dd')) {
    if (cell.children.length === 1) unwrapParagraph(cell.firstElementChild);
  }
  for (const block of root.querySelectorAll(':is(p, h2, h3, h4):empty:not([id])')) block.remove();
  for (const caption of root.querySelectorAll('caption'))
    caption.removeAttribute('contenteditable');
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
