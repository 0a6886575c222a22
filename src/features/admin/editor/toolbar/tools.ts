import { findParentNode } from '@tiptap/core';
import type { ChainedCommands, Editor } from '@tiptap/react';
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
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Underline,
  Undo2,
} from 'lucide';
import { headingLevels } from '#src/features/admin/editor/content/stored-form.ts';

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

/** The commands of the editor that need no more words. */
type Command = {
  [Name in keyof ChainedCommands]: [] extends Parameters<ChainedCommands[Name]> ? Name : never;
}[keyof ChainedCommands];

const tool = (name: string, command: Command, icon: IconNode, more?: Partial<Tool>): Tool => ({
  name,
  icon,
  run: (editor) => (editor.chain()[command] as () => ChainedCommands)().run(),
  ...more,
});

const block = (name: string, command: Command, icon: IconNode, type: string, keys: string) =>
  tool(name, command, icon, { keys, isOn: (editor) => editor.isActive(type) });

/** The buttons of the toolbar, by group. A narrow screen shows only the first group at once. */
export const tools = {
  text: [mark('Bold', 'bold', Bold, 'Mod+B')],
  word: [
    mark('Italic', 'italic', Italic, 'Mod+I'),
    mark('Underline', 'underline', Underline, 'Mod+U'),
    mark('Strikethrough', 'strike', Strikethrough, 'Mod+Shift+S'),
    mark('Superscript', 'superscript', Superscript),
    mark('Subscript', 'subscript', Subscript),
    {
      name: 'Clear formatting',
      icon: RemoveFormatting,
      run: (editor) => editor.chain().unsetAllMarks().clearNodes().run(),
    },
  ],
  list: [
    block('Bulleted list', 'toggleBulletList', List, 'bulletList', 'Mod+Shift+8'),
    block('Numbered list', 'toggleOrderedList', ListOrdered, 'orderedList', 'Mod+Shift+7'),
  ],
  block: [
    block('Quote', 'toggleBlockquote', TextQuote, 'blockquote', 'Mod+Shift+B'),
    block('Code block', 'toggleCodeBlock', SquareCode, 'codeBlock', 'Mod+Alt+C'),
    tool('Horizontal line', 'setHorizontalRule', Minus),
    {
      name: 'Insert table',
      icon: Table,
      run: ({ commands }) => commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
      canRun: (editor) => !editor.isActive('table'),
    },
  ],
  history: [
    tool('Undo', 'undo', Undo2, { keys: 'Mod+Z', canRun: (editor) => editor.can().undo() }),
    tool('Redo', 'redo', Redo2, { keys: 'Mod+Shift+Z', canRun: (editor) => editor.can().redo() }),
  ],
  table: [
    tool('Add row above', 'addRowBefore', BetweenHorizontalStart),
    tool('Add row below', 'addRowAfter', BetweenHorizontalEnd),
    tool('Delete row', 'deleteRow', TableRowsSplit),
    tool('Add column before', 'addColumnBefore', BetweenVerticalStart),
    tool('Add column after', 'addColumnAfter', BetweenVerticalEnd),
    tool('Delete column', 'deleteColumn', TableColumnsSplit),
    tool('Header row', 'toggleHeaderRow', PanelTop, { isOn: hasHeaderRow }),
    tool('Delete table', 'deleteTable', Trash2),
  ],
} satisfies Record<string, readonly Tool[]>;

/** Whether all cells of the first row are headers. */
function hasHeaderRow({ state }: Editor): boolean {
  const table = findParentNode(({ type }) => type.name === 'table')(state.selection)?.node;
  return table?.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
}

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
