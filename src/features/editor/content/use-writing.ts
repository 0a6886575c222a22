import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { clean } from './clean.ts';
import { CursorInSight } from './cursor-in-sight.ts';
import { extensions } from './extensions.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { type PendingTyping, usePendingTyping } from './use-pending-typing.ts';

const writing = [...extensions, CursorInSight];

interface WritingOptions {
  /** The element around the text. */
  box: RefObject<HTMLElement | null>;
  value: string;
  /** Whether to take over values from other views. */
  follows: boolean;
  editorProps: UseEditorOptions['editorProps'];
  onChange: (html: string) => void;
  /** Called when the focus leaves the box. */
  onBlur: (() => void) | undefined;
}

/**
 * Creates a Tiptap editor for a stored value. It calls onChange only if the writer changed
 * something. If all changes are undone, it passes the original value.
 */
export function useWriting({
  box,
  value,
  follows,
  editorProps,
  onChange,
  onBlur,
}: WritingOptions): {
  editor: Editor;
  debounced: PendingTyping;
} {
  const [first] = useState(() => opened(value));
  const taken = useRef(first);
  const given = useRef(value);

  const editor = useEditor({
    extensions: writing,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    content: first.content,
    editorProps,
    onUpdate: () => debounced.schedule(),
    onBlur({ event }) {
      debounced.flush();
      if (!box.current?.contains(event.relatedTarget as Node | null)) onBlur?.();
    },
  });

  const debounced = usePendingTyping(box, () => {
    const stored = toStoredForm(editor.state.doc);
    const html = stored === taken.current.stored ? taken.current.value : stored;
    if (html === given.current) return;
    given.current = html;
    onChange(html);
  });

  useEffect(() => {
    if (!follows || value === given.current) return;
    given.current = value;
    taken.current = opened(value);
    editor.commands.setContent(taken.current.content, { emitUpdate: false });
  }, [editor, follows, value]);

  return { editor, debounced };
}

/** Returns a value with its editor document and its stored form without changes. */
function opened(value: string) {
  const document = toDocument(clean(value));
  return { value, content: document.toJSON(), stored: toStoredForm(document) };
}
