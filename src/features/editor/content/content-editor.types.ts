import type { Ref } from 'react';

/** What a form can ask of the field. */
export interface ContentEditorHandle {
  focus(): void;
  /**
   * Hands over what was typed within the last moment. The field does so by itself when it is left,
   * when its form is submitted, and before it or the page goes away.
   */
  flush(): void;
}

export interface ContentEditorProps {
  /** The id of what can be typed into, for an error summary's link. */
  id?: string;
  /** The stored HTML. What comes in is never changed unless the writer changes something. */
  value: string;
  /** Is given clean HTML, a moment after the writer pauses. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<ContentEditorHandle>;
}

/** What both views that can be typed into are given. */
export interface ControlProps {
  /** Names and describes what is typed into. */
  aria: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  ref: Ref<ContentEditorHandle>;
}
