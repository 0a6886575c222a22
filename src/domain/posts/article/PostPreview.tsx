import { type RefObject, useEffect, useRef, useState } from 'react';
import { Tabs } from '#src/ui/Tabs.tsx';
import { PostArticle, type PostArticleProps, PostColumn } from './PostArticle.tsx';
import styles from './PostPreview.module.css';

/** A post as its readers see it, on a phone or on a desktop. Its links open in a new tab. */
export function PostPreview(props: PostArticleProps) {
  const box = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<'phone' | 'desktop'>('phone');
  useOutsideLinks(box);
  const page = (
    <div className={styles.screen} data-screen={screen}>
      <div>
        <PostColumn>
          <PostArticle {...props} />
        </PostColumn>
      </div>
    </div>
  );
  return (
    <div ref={box}>
      <Tabs
        label="Screen"
        value={screen}
        onValueChange={setScreen}
        tabs={[
          { value: 'phone', label: 'Phone', content: screen === 'phone' && page },
          { value: 'desktop', label: 'Desktop', content: screen === 'desktop' && page },
        ]}
      />
    </div>
  );
}

/** Opens the links in an element in a new tab, also those that come later. */
function useOutsideLinks(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      for (const link of element.querySelectorAll('a')) link.target = '_blank';
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    // Runs before the post's own click handler, which would navigate away from the form.
    const keepForm = (click: MouseEvent) => {
      const link = click.target instanceof Element && click.target.closest('a');
      if (!link) return;
      click.stopPropagation();
      if (link.hash && link.pathname === location.pathname) click.preventDefault();
    };
    element.addEventListener('click', keepForm, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('click', keepForm, { capture: true });
    };
  }, [box]);
}
