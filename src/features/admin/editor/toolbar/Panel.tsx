import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { firstField, useBlockedSubmit } from '#src/lib/hooks/use-leave-guard.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './Toolbar.module.css';

export interface EditorPanelProps {
  editor: Editor;
  onClose: () => void;
  onReveal: () => void;
}

interface PanelProps extends Omit<EditorPanelProps, 'editor'> {
  title: string;
  action: string;
  onAction: () => void;
  /** What to do about text in the panel that is not in the post yet; nothing if there is none. */
  pending: string | false;
  more?: ReactNode;
  children: ReactNode;
}

/** A few fields below the toolbar, not a form, because it is inside one: Enter runs the action, Escape closes it. */
export function Panel(props: PanelProps) {
  const { title, action, onAction, onClose, pending, onReveal, more, children } = props;
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const attempts = useBlockedSubmit(panel, pending !== false, onReveal);
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(`button, ${firstField}`);
    first?.focus();
    // A field takes the selection out of the text; a button leaves it there, where the page can still move it.
    if (first instanceof HTMLButtonElement) getSelection()?.removeAllRanges();
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Enter' && isInField) {
      event.preventDefault();
      onAction();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className={styles.panel}
    >
      <p id={titleId} className={fieldStyles.label}>
        {title}
      </p>
      {children}
      <div role="status">
        {attempts > 0 && pending && <p className={styles.pending}>{pending}</p>}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onAction}>{action}</Button>
        {more}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Says what to do about a change that is not in the post yet. */
export function pendingText(act: string, what: string): string {
  return `${act} the ${what}, or press Cancel to go on without ${act === 'Add' ? 'it' : 'the change'}.`;
}

/** Edits the caption of the current table. */
export function CaptionPanel({ editor, onClose, onReveal }: EditorPanelProps) {
  const [old] = useState<string>(() => editor.getAttributes('table').caption ?? '');
  const [caption, setCaption] = useState(old);

  function apply() {
    editor.chain().updateAttributes('table', { caption: caption.trim() }).run();
    onClose();
  }

  return (
    <Panel
      title="Table caption"
      action="Set caption"
      onAction={apply}
      onClose={onClose}
      pending={caption.trim() !== old && pendingText('Set', 'caption')}
      onReveal={onReveal}
    >
      <TextField
        label="Caption"
        hint="Appears above the table and says what it shows. Leave it empty for no caption."
        value={caption}
        autoComplete="off"
        onChange={({ target }) => setCaption(target.value)}
      />
    </Panel>
  );
}
