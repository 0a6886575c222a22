import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { clean, toDocument, toStoredForm } from './stored-form.ts';
import { type Settling, useSettling } from './use-settling.ts';

interface WritingOptions {
  /** Stands around the text. */
  box: RefObject<HTMLElement | null>;
  value: string;
  /** Whether a value that another view has made is taken over. */
  follows: boolean;
  editorProps: UseEditorOptions['editorProps'];
  onChange: (html: string) => void;
  /** The focus has gone out of the box. */
  onBlur: (() => void) | undefined;
}

/**
 * Tiptap's editor for a stored value. It hands over HTML only when the writer has changed
 * something, and the value as it came when all changes are undone.
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
  settling: Settling;
} {
  const [first] = useState(() => opened(value));
  const taken = useRef(first);
  const given = useRef(value);

  const editor = useEditor({
    extensions,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    content: first.content,
    editorProps,
    onUpdate: () => settling.later(),
    onBlur({ event }) {
      settling.now();
      if (!box.current?.contains(event.relatedTarget as Node | null)) onBlur?.();
    },
  });

  const settling = useSettling(box, () => {
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

  return { editor, settling };
}

/** A value, what it is in the editor, and what it would be stored as if nothing changes. */
function opened(value: string) {
  const document = toDocument(clean(value));
  return { value, content: document.toJSON(), stored: toStoredForm(document) };
}
