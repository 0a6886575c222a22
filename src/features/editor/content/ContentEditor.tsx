import type { Ref } from 'react';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';

/** What a form can ask of the field. */
export interface ContentEditorHandle {
  focus(): void;
}

export interface ContentEditorProps {
  /** The id of what can be typed into, for an error summary's link. */
  id?: string;
  /** The stored HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement & ContentEditorHandle>;
}

/** The content of a post, as HTML. */
export function ContentEditor({ id = 'content', onChange, ...field }: ContentEditorProps) {
  return (
    <TextAreaField
      {...field}
      id={id}
      label="Content"
      hint="As HTML."
      rows={16}
      spellCheck
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
