import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { blogStart } from '#src/domain/posts/listing/blog-place.ts';
import { afterPaint } from '#src/lib/after-paint.ts';
import { scrollBehavior } from '#src/lib/navigation.ts';
import { whenIdle } from '#src/lib/timers.ts';
import styles from './BlogList.module.css';
import { PostResults } from './PostResults.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import { useBlogPlace } from './use-blog-place.ts';
import { beginSearch, prepareSearch, usePostListing } from './use-post-listing.ts';

/**
 * The blog list, with search, topics, and pagination.
 *
 * @param props.children the title and the text above the search box
 */
export function BlogList({ children }: { children: ReactNode }) {
  const { place, type, settle, choose, turnTo, settleAt, retry } = useBlogPlace();
  const { text, category } = place ?? blogStart;
  // Paints the typed character before rendering any results.
  const shown = useAfterPaint(place);
  const { place: listed, listing } = usePostListing(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => whenIdle(prepareSearch), []);

  const shownPage = listing.status === 'loaded' ? listing.value.page : undefined;
  useEffect(() => {
    if (!place || listed !== place || shownPage === undefined) return;
    if (shownPage !== place.page) settleAt(shownPage);
  }, [place, listed, shownPage, settleAt]);

  const goToResults = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, []);

  /** Handlers of buttons that disappear when pressed, so they move the focus. */
  const presses = useMemo(
    () => ({
      onTurnTo(page: number) {
        turnTo(page);
        goToResults();
      },
      onSeeAll() {
        choose('');
        goToResults();
      },
      onRetry() {
        retry();
        goToResults();
      },
    }),
    [turnTo, choose, retry, goToResults],
  );

  return (
    <div className={styles.blog}>
      <div className={styles.hero}>
        <div className={styles.words}>{children}</div>
        <SearchBox
          text={text}
          onEnter={beginSearch}
          onType={type}
          onLeave={settle}
          onSubmit={goToResults}
        />
      </div>
      <TopicLinks category={category} onChoose={choose} />
      <PostResults
        place={listed ?? blogStart}
        listing={listing}
        headingRef={heading}
        {...presses}
      />
    </div>
  );
}

/**
 * A value as it was when the browser last painted: what is expensive to draw follows one frame
 * behind what is not, and is dropped when the next value overtakes it.
 */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  const [, startTransition] = useTransition();
  useEffect(() => {
    let isLatest = true;
    afterPaint().then(() => {
      if (isLatest) startTransition(() => setPainted(value));
    });
    return () => {
      isLatest = false;
    };
  }, [value]);
  return painted;
}
