import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextField } from '#src/ui/TextField.tsx';
import { Panel } from './Panel.tsx';

interface CaptionPanelProps {
  editor: Editor;
  onClose: () => void;
  /** Shows the panel, which may be in a hidden view. */
  onReveal: () => void;
}

/** Edits the caption of the current table. */
export function CaptionPanel({ editor, onClose, onReveal }: CaptionPanelProps) {
  const [old] = useState<string>(() => editor.getAttributes('table').caption ?? '');
  const [caption, setCaption] = useState(old);

  function apply() {
    editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run();
    onClose();
  }

  return (
    <Panel
      title="Table caption"
      action="Set caption"
      onAction={apply}
      onClose={onClose}
      pending={
        caption.trim() === old
          ? ''
          : 'Set the caption, or press Cancel to go on without the change.'
      }
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
