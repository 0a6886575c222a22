import { lazy, type Ref, Suspense } from 'react';
import styles from './ContentEditor.module.css';

const ContentViews = lazy(async () => ({
  default: (await import('./ContentViews.tsx')).ContentViews,
}));

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

/** The content of a post, as text with a toolbar, as HTML, and as its readers will see it. */
export function ContentEditor({ id = 'content', ...field }: ContentEditorProps) {
  return (
    <Suspense fallback={<p className={styles.loading}>Loading the editor…</p>}>
      <ContentViews {...field} id={id} />
    </Suspense>
  );
}
