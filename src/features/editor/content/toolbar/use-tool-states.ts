import { type Editor, useEditorState } from '@tiptap/react';
import { currentStyle } from './paragraph-styles.ts';
import { tableTools } from './table-tools.ts';
import { blockTools, historyTools, listTools, textTools, wordTools } from './tools.ts';

const tools = [textTools, wordTools, listTools, blockTools, historyTools, tableTools].flat();

/** Returns the state of the tools at the cursor; rerenders only when it changes. */
export function useToolStates(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      on: tools.filter((tool) => tool.isOn?.(editor)).map(({ name }) => name),
      cannotRun: tools.filter((tool) => tool.canRun?.(editor) === false).map(({ name }) => name),
      style: currentStyle(editor),
      isInTable: editor.isActive('table'),
      isInLink: editor.isActive('link'),
      isImage: editor.isActive('image'),
    }),
  });
}
