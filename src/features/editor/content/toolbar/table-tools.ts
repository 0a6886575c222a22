import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  type IconNode,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide';
import type { Tool } from './tools.ts';

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
  run: (editor) => editor.chain().focus()[command]().run(),
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
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
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
