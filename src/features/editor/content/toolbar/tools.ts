import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  type IconNode,
  Italic,
  List,
  ListOrdered,
  Minus,
  PanelTop,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Underline,
  Undo2,
} from 'lucide';
import { headingLevels } from '../stored-form.ts';

/** A toolbar button that acts immediately. */
export interface Tool {
  name: string;
  icon: IconNode;
  /** The keyboard shortcut; Mod is Control, or Command on a Mac. */
  keys?: string;
  /** Acts on the text, which has the focus. */
  run: (editor: Editor) => void;
  /** Whether it is on at the cursor; without it, the button is not a toggle. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const mark = (name: string, type: string, icon: IconNode, keys?: string): Tool => ({
  name,
  icon,
  ...(keys && { keys }),
  run: (editor) => editor.chain().toggleMark(type).run(),
  isOn: (editor) => editor.isActive(type),
});

export const textTools: readonly Tool[] = [
  mark('Bold', 'bold', Bold, 'Mod+B'),
  mark('Italic', 'italic', Italic, 'Mod+I'),
];

export const wordTools: readonly Tool[] = [
  mark('Underline', 'underline', Underline, 'Mod+U'),
  mark('Strikethrough', 'strike', Strikethrough, 'Mod+Shift+S'),
  mark('Superscript', 'superscript', Superscript),
  mark('Subscript', 'subscript', Subscript),
  {
    name: 'Clear formatting',
    icon: RemoveFormatting,
    run: (editor) => editor.chain().unsetAllMarks().clearNodes().run(),
  },
];

export const listTools: readonly Tool[] = [
  {
    name: 'Bulleted list',
    icon: List,
    keys: 'Mod+Shift+8',
    run: (editor) => editor.chain().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    run: (editor) => editor.chain().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

export const blockTools: readonly Tool[] = [
  {
    name: 'Quote',
    icon: TextQuote,
    keys: 'Mod+Shift+B',
    run: (editor) => editor.chain().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    keys: 'Mod+Alt+C',
    run: (editor) => editor.chain().toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'Horizontal line',
    icon: Minus,
    run: (editor) => editor.chain().setHorizontalRule().run(),
  },
];

export const historyTools: readonly Tool[] = [
  {
    name: 'Undo',
    icon: Undo2,
    keys: 'Mod+Z',
    run: (editor) => editor.chain().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    keys: 'Mod+Shift+Z',
    run: (editor) => editor.chain().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
];

type TableCommand =
  | 'addRowBefore'
  | 'addRowAfter'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'deleteColumn'
  | 'deleteTable';

const tool = (name: string, command: TableCommand, icon: IconNode): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain()[command]().run(),
});

/** The tools for the current table. */
export const tableTools: readonly Tool[] = [
  tool('Add row above', 'addRowBefore', BetweenHorizontalStart),
  tool('Add row below', 'addRowAfter', BetweenHorizontalEnd),
  tool('Delete row', 'deleteRow', TableRowsSplit),
  tool('Add column before', 'addColumnBefore', BetweenVerticalStart),
  tool('Add column after', 'addColumnAfter', BetweenVerticalEnd),
  tool('Delete column', 'deleteColumn', TableColumnsSplit),
  {
    name: 'Header row',
    icon: PanelTop,
    run: (editor) => editor.chain().toggleHeaderRow().run(),
    isOn: hasHeaderRow,
  },
  tool('Delete table', 'deleteTable', Trash2),
];

/** Whether all cells of the first row are headers. */
function hasHeaderRow({ state }: Editor): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type.name !== 'table') continue;
    return node.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
  }
  return false;
}

/** The paragraph styles to choose from. */
export const paragraphStyles = [
  { value: 'p', label: 'Paragraph' },
  { value: 'h2', label: 'Heading' },
  { value: 'h3', label: 'Subheading' },
  { value: 'h4', label: 'Small heading' },
] as const;

/** Returns the style of the current paragraph. */
export function currentStyle(editor: Editor): string {
  const level = headingLevels.find((each) => editor.isActive('heading', { level: each }));
  return level ? `h${level}` : 'p';
}

/** Sets the style of the current paragraph. */
export function setStyle(editor: Editor, style: string): void {
  const level = headingLevels.find((each) => style === `h${each}`);
  // Does not focus the text, because arrow keys step through the select's values.
  if (level) editor.commands.setHeading({ level });
  else editor.commands.setParagraph();
}
