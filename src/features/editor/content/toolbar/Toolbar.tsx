import type { Editor } from '@tiptap/react';
import { Captions, Ellipsis, ImagePlus, Link, Table } from 'lucide';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { paragraphStyles, setStyle } from './paragraph-styles.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';
import { tableTools } from './table-tools.ts';
import { blockTools, historyTools, listTools, type Tool, textTools, wordTools } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useToolStates } from './use-tool-states.ts';

/** The panels that open below the toolbar. */
export type PanelName = 'link' | 'image' | 'caption';

const rare = classNames(styles.group, styles.rare);

interface ToolbarProps {
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  panel: PanelName | undefined;
  onPanel: (panel: PanelName) => void;
}

/**
 * The toolbar of the writing view. A wide screen shows all tools with their names; a narrow one shows the
 * most used ones, and the others on request.
 */
export function Toolbar({ editor, ref, panel, onPanel }: ToolbarProps) {
  const states = useToolStates(editor);
  const moveFocus = useRovingFocus(ref);
  const [isOpen, setOpen] = useState(false);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') editor.commands.focus();
    else moveFocus(event);
  }

  const button = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      icon={tool.icon}
      keys={tool.keys}
      isOn={tool.isOn && states.on.includes(tool.name)}
      disabled={states.cannotRun.includes(tool.name)}
      onClick={() => tool.run(editor)}
    />
  );
  const opener = (name: string, icon: typeof Link, opens: PanelName, isOn?: boolean) => (
    <ToolButton
      name={name}
      icon={icon}
      isOn={isOn}
      isExpanded={panel === opens}
      keys={opens === 'link' ? 'Mod+K' : undefined}
      onClick={() => onPanel(opens)}
    />
  );

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={handleKeyDown}
      data-open={isOpen || undefined}
      className={styles.toolbar}
    >
      <select
        aria-label="Paragraph style"
        value={states.style}
        onChange={({ target }) => setStyle(editor, target.value)}
        className={styles.style}
      >
        {paragraphStyles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className={styles.group}>{textTools.map(button)}</div>
      <div className={rare}>{wordTools.map(button)}</div>
      <div className={styles.group}>{listTools.map(button)}</div>
      <div className={rare}>{blockTools.map(button)}</div>
      <div className={styles.group}>
        {opener('Link', Link, 'link', states.isInLink)}
        {opener('Image', ImagePlus, 'image', states.isImage)}
        <ToolButton
          name="Insert table"
          icon={Table}
          disabled={states.isInTable}
          onClick={() =>
            editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
          }
        />
      </div>
      <div className={styles.group}>{historyTools.map(button)}</div>
      <div className={styles.opener}>
        <ToolButton
          name="More tools"
          icon={Ellipsis}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {states.isInTable && (
        <div className={rare}>
          {tableTools.map(button)}
          {opener('Table caption', Captions, 'caption')}
        </div>
      )}
    </div>
  );
}
