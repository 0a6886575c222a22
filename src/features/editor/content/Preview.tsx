import { useEffect, useMemo, useRef } from 'react';
import { articleContent } from '#src/domain/posts/content/browser-content.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import styles from './Preview.module.css';

interface PreviewProps {
  id: string;
  html: string;
}

/** The content as the post's page shows it; its links open in a new tab. */
export function Preview({ id, html }: PreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useMemo(() => articleContent(html).html, [html]);

  useEffect(() => {
    const element = box.current;
    if (!element || !content) return;
    for (const link of element.querySelectorAll('a')) link.target = '_blank';
    // Runs before the post's own click handler, which would navigate away from the form.
    const keepForm = (click: MouseEvent) => {
      const link = click.target instanceof Element && click.target.closest('a');
      if (!link) return;
      click.stopPropagation();
      if (link.hash && link.pathname === location.pathname) click.preventDefault();
    };
    element.addEventListener('click', keepForm, { capture: true });
    return () => element.removeEventListener('click', keepForm, { capture: true });
  }, [content]);

  return (
    <div ref={box} id={id} tabIndex={-1} className={styles.preview}>
      <PostContent html={content} />
    </div>
  );
}
