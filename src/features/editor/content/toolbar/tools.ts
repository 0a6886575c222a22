import type { Editor } from '@tiptap/react';
import {
  Bold,
  type IconNode,
  Italic,
  List,
  ListOrdered,
  Minus,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide';

/** A toolbar button that acts immediately. */
export interface Tool {
  name: string;
  icon: IconNode;
  /** The keyboard shortcut; Mod is Control, or Command on a Mac. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether it is on at the cursor; without it, the button is not a toggle. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const mark = (name: string, type: string, icon: IconNode, keys?: string): Tool => ({
  name,
  icon,
  ...(keys && { keys }),
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
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
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

export const listTools: readonly Tool[] = [
  {
    name: 'Bulleted list',
    icon: List,
    keys: 'Mod+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

export const blockTools: readonly Tool[] = [
  {
    name: 'Quote',
    icon: TextQuote,
    keys: 'Mod+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    keys: 'Mod+Alt+C',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'Horizontal line',
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

export const historyTools: readonly Tool[] = [
  {
    name: 'Undo',
    icon: Undo2,
    keys: 'Mod+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    keys: 'Mod+Shift+Z',
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
];
