import { lazy, Suspense } from 'react';
import styles from './ContentEditor.module.css';
import type { ContentEditorProps } from './content-editor.types.ts';

const ContentViews = lazy(async () => ({
  default: (await import('./ContentViews.tsx')).ContentViews,
}));

/** The content field of a post, with a rich text view, an HTML view, and a preview. */
export function ContentEditor({ id = 'content', ...field }: ContentEditorProps) {
  return (
    <Suspense fallback={<p className={styles.loading}>Loading the editor…</p>}>
      <ContentViews {...field} id={id} />
    </Suspense>
  );
}
