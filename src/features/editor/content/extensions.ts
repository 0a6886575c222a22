import { Extension, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '#src/domain/posts/content/allowed-html.ts';
import { videoFigure, videoPicture } from '#src/domain/posts/content/video-figure.ts';

/** The page has the only h1, and the blog styles three levels below it. */
export const headingLevels = [2, 3, 4] as const;

const text = StarterKit.configure({
  heading: { levels: [...headingLevels] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => linkAddress(address) !== '',
  },
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const PostImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
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

const hostInAlt = /^Watch the video on (.+)$/;

/**
 * A video on another site, as the sanitizer makes it of a frame: a picture that links to it, and a
 * caption. The writing view moves and deletes it as a whole.
 */
const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '' },
    hostName: { default: '' },
    title: { default: '' },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: readVideo }],
  renderHTML: ({ node: { attrs } }) => {
    const holder = document.implementation.createHTMLDocument('');
    return videoFigure(holder, { href: attrs.href, hostName: attrs.hostName }, attrs.title);
  },
});

/** Returns the video of a figure; false for any other figure. */
function readVideo(figure: HTMLElement) {
  const picture = figure.querySelector(`a > img[src="${videoPicture}"]`);
  const [, hostName] = hostInAlt.exec(picture?.getAttribute('alt') ?? '') ?? [];
  const href = picture?.parentElement?.getAttribute('href');
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  if (!href || !hostName) return false;
  const made = videoFigure(figure.ownerDocument, { href, hostName }, title);
  return made.outerHTML === figure.outerHTML && { href, hostName, title };
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

const PostTableCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), rowspan };
  },
});

const PostTableHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), rowspan, scope: { default: null } };
  },
});

/** The ids that links in the post lead to. */
const LinkTargets = Extension.create({
  name: 'linkTargets',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'codeBlock', 'image'],
        ...['bulletList', 'orderedList', 'listItem'],
        ...['table', 'tableRow', 'tableHeader', 'tableCell'],
      ],
      attributes: { id: { default: null, keepOnSplit: false } },
    },
  ],
});

/** The elements that the writing view supports: all elements of a post except rare ones. */
export const extensions = [
  text,
  Superscript,
  Subscript,
  PostImage,
  VideoNode,
  PostTable,
  TableRow,
  PostTableHeader,
  PostTableCell,
  LinkTargets,
];
