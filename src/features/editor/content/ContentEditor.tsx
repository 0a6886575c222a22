import { lazy, Suspense } from 'react';
import styles from './ContentEditor.module.css';
import type { ContentEditorProps } from './content-editor.types.ts';

const ContentViews = lazy(async () => ({
  default: (await import('./ContentViews.tsx')).ContentViews,
}));

/** The content of a post, as text with a toolbar, as HTML, and as its readers will see it. */
export function ContentEditor({ id = 'content', ...field }: ContentEditorProps) {
  return (
    <Suspense fallback={<p className={styles.loading}>Loading the editor…</p>}>
      <ContentViews {...field} id={id} />
    </Suspense>
  );
}
