import { useRef } from 'react';
import { Prose } from '#src/ui/Prose.tsx';
import { defaultImages } from '../post-images.ts';
import styles from './PostContent.module.css';
import type { SafeHtml } from './sanitizer.ts';
import { contentMark } from './shown-content.ts';
import { useImageFallback } from './use-image-fallback.ts';
import { useRouterLinks } from './use-router-links.ts';

interface PostContentProps {
  html: SafeHtml;
}

/** The content of a post, on its page and in the editor's preview. */
export function PostContent({ html }: PostContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useRouterLinks(ref);
  useImageFallback(ref, html, defaultImages.post);
  return (
    <Prose
      ref={ref}
      className={styles.content}
      {...contentMark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only the sanitizer makes SafeHtml.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
