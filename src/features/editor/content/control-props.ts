import type { Ref } from 'react';
import type { ContentEditorHandle } from './ContentEditor.tsx';

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
