import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextField } from '#src/ui/TextField.tsx';
import { Panel } from './Panel.tsx';

interface CaptionPanelProps {
  editor: Editor;
  onClose: () => void;
}

/** Edits the caption of the current table. */
export function CaptionPanel({ editor, onClose }: CaptionPanelProps) {
  const [caption, setCaption] = useState<string>(() => editor.getAttributes('table').caption ?? '');

  function apply() {
    editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run();
    onClose();
  }

  return (
    <Panel title="Table caption" action="Set caption" onAction={apply} onClose={onClose}>
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
