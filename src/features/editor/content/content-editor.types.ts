import type { Ref } from 'react';
import type { ContentPlace } from '../content-place.ts';

/** The field's imperative handle. */
export interface ContentEditorHandle {
  focus(): void;
  /**
   * Calls onChange at once with any pending changes. The field also does so on blur, on submit, on
   * unmount, and when the page unloads.
   */
  flush(): void;
  /** Moves the cursor to a part of the content, in the Write view if it can show the content. */
  show(place: ContentPlace): void;
}

export interface ContentEditorProps {
  /** The id of the visible input, for an error summary's link. */
  id?: string;
  /** The stored HTML. It stays unchanged unless the writer changes something. */
  value: string;
  /** Receives the HTML shortly after the writer pauses; typed HTML is not sanitized yet. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<ContentEditorHandle>;
}

/** The props of both editable views. */
export interface ControlProps {
  /** The ARIA attributes of the input. */
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
