import { type Editor, useEditorState } from '@tiptap/react';
import { Captions, Ellipsis, ImagePlus, Link } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './Toolbar.module.css';
import { currentStyle, paragraphStyles, setStyle, type Tool, tools } from './tools.ts';

export type PanelName = 'link' | 'image' | 'caption';

const rare = classNames(styles.group, styles.rare);

interface ToolbarProps {
  editor: Editor;
  ref: RefObject<HTMLDivElement | null>;
  panel: PanelName | undefined;
  onPanel: (panel: PanelName) => void;
}

/** The toolbar of the writing view: all tools on a wide screen; on a narrow one, the rare ones on request. */
export function Toolbar({ editor, ref, panel, onPanel }: ToolbarProps) {
  const states = useToolStates(editor);
  const moveFocus = useRovingFocus(ref);
  const [isOpen, setOpen] = useState(false);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') editor.view.focus();
    else moveFocus(event);
  }

  function use(run: Tool['run']) {
    // Not by Tiptap's command: it would wait for the next frame, and the button would get the keys until then.
    editor.view.focus();
    run(editor);
    editor.commands.scrollIntoView();
  }

  const button = ({ name, icon, keys, isOn, run }: Tool) => (
    <ToolButton
      key={name}
      {...{ name, icon, keys }}
      isOn={isOn && states.on.includes(name)}
      disabled={states.cannotRun.includes(name)}
      onClick={() => use(run)}
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
      <div className={styles.group}>{tools.text.map(button)}</div>
      <div className={rare}>{tools.word.map(button)}</div>
      <div className={rare}>{tools.list.map(button)}</div>
      <div className={rare}>{tools.block.map(button)}</div>
      <div className={styles.group}>
        {opener('Link', Link, 'link', states.isInLink)}
        {opener('Image', ImagePlus, 'image', states.isImage)}
      </div>
      <div className={rare}>{tools.history.map(button)}</div>
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
          {tools.table.map(button)}
          {opener('Table caption', Captions, 'caption')}
        </div>
      )}
    </div>
  );
}

interface ToolButtonProps extends Pick<Tool, 'name' | 'icon'> {
  keys?: string | undefined;
  /** Whether it is on; undefined if it is not a toggle. */
  isOn?: boolean | undefined;
  /** Whether its panel is open; undefined if it has no panel. */
  isExpanded?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A toolbar button: an icon with its name, which is visible where there is room, and its shortcut. */
function ToolButton({ name, icon, keys, isOn, isExpanded, disabled, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keysHere(keys)})` : name}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={disabled}
      // Keeps the selection and the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className={styles.tool}
    >
      <Icon of={icon} size="1.2em" />
      <span className={styles.name}>{name}</span>
    </button>
  );
}

function keysHere(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.replace('Mod', isMac ? 'Command' : 'Ctrl');
}

const allTools: readonly Tool[] = Object.values(tools).flat();

/** Returns the state of the tools at the cursor; rerenders only when it changes. */
function useToolStates(editor: Editor) {
  return useEditorState({
    editor,
    selector: () => ({
      on: allTools.filter((tool) => tool.isOn?.(editor)).map(({ name }) => name),
      cannotRun: allTools.filter((tool) => tool.canRun?.(editor) === false).map(({ name }) => name),
      style: currentStyle(editor),
      isInTable: editor.isActive('table'),
      isInLink: editor.isActive('link'),
      isImage: editor.isActive('image') || editor.isActive('linePicture'),
    }),
  });
}

const controls = ':is(button, select):not(:disabled)';

/** Makes a toolbar a single tab stop. Returns its key handler: arrow keys, Home, and End move between its controls. */
function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    const usable = usableIn(element);
    const current = usable.find((control) => control.tabIndex === 0);
    stopAt(element, current ?? usable[0]);
  });

  return (event: KeyboardEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const all = usableIn(element);
    const index = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const next = moves[event.key];
    const control = next === undefined ? undefined : all.at(next % all.length);
    if (!control) return;
    event.preventDefault();
    stopAt(element, control);
    control.focus();
  };
}

/** Returns the controls that are enabled and in a group that the screen's width shows. */
function usableIn(toolbar: HTMLElement): HTMLElement[] {
  const isShown = ({ parentElement: group }: HTMLElement) =>
    group !== null && getComputedStyle(group).display !== 'none';
  return [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(isShown);
}

function stopAt(toolbar: HTMLElement, stop: HTMLElement | undefined): void {
  for (const control of toolbar.querySelectorAll<HTMLElement>('button, select')) {
    control.tabIndex = control === stop ? 0 : -1;
  }
}
