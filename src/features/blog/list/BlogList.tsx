import { ArrowRight, Search } from 'lucide';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import type { LazyValue } from '#src/lib/loading/lazy-value.ts';
import { opensElsewhere, scrollBehavior } from '#src/lib/loading/navigation.ts';
import { whenIdle } from '#src/lib/loading/timers.ts';
import {
  type BlogPlace,
  blogQuery,
  blogStart,
  offeredSearches,
  type PostCategory,
  postCategories,
} from '#src/model/posts/blog-place.ts';
import { isSearch, searchTextMax } from '#src/model/posts/posts.limits.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './BlogList.module.css';
import { PostResults } from './PostResults.tsx';
import { useBlogPlace } from './use-blog-place.ts';
import { preloadSearch, type SearchScripts, usePostListing } from './use-post-listing.ts';

const newcomers: BlogPlace = { ...blogStart, text: offeredSearches.newcomers };

interface BlogListProps {
  searchParts: LazyValue<Promise<SearchScripts>>;
  children: ReactNode;
}

/** The blog list, with search, topics, and pagination, below the title and the text that are its children. */
export function BlogList({ searchParts, children }: BlogListProps) {
  const { place, type, updateAddress, go, turnTo, correctPage, retry } = useBlogPlace();
  const { text, category } = place ?? blogStart;
  // The typed character comes before any results.
  const { place: listed, listing } = usePostListing(useDeferredValue(place), searchParts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        searchParts().catch(() => undefined);
        preloadSearch('prepare');
      }),
    [searchParts],
  );

  const shownPage = listing.status === 'loaded' ? listing.value.page : undefined;
  useEffect(() => {
    if (!place || listed !== place || shownPage === undefined) return;
    if (shownPage !== place.page) correctPage(shownPage);
  }, [place, listed, shownPage, correctPage]);

  const goToResults = useCallback(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, []);

  /** Handlers of buttons that disappear when pressed, so they move the focus. */
  const { onStart, ...presses } = useMemo(() => {
    const thenGo =
      <Args extends unknown[]>(press: (...args: Args) => void) =>
      (...args: Args) => {
        press(...args);
        goToResults();
      };
    return {
      onStart: thenGo(go),
      onTurnTo: thenGo(turnTo),
      onSeeAll: thenGo(() => go(blogStart)),
      onRetry: thenGo(retry),
    };
  }, [go, turnTo, retry, goToResults]);

  return (
    <div className={styles.blog} data-searching={isSearch(listed?.text ?? '') || undefined}>
      <div className={styles.hero}>
        <div className={styles.words}>
          {children}
          <PlaceLink place={newcomers} className={styles.start} onGo={onStart}>
            First time buying a home? Start here
            <Icon of={ArrowRight} size="1.1em" />
          </PlaceLink>
        </div>
        <SearchBox
          text={text}
          onEnter={() => preloadSearch('prefetch')}
          onType={type}
          onLeave={updateAddress}
          onSubmit={goToResults}
        />
      </div>
      <TopicLinks category={category} onGo={go} />
      <PostResults
        place={listed ?? blogStart}
        listing={listing}
        search={searchParts.known()}
        headingRef={heading}
        {...presses}
      />
    </div>
  );
}

interface PlaceLinkProps extends Omit<LinkProps, 'to'> {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** A link to a place of the blog with its own URL, so that it works without scripts. */
function PlaceLink({ place, onGo, ...link }: PlaceLinkProps) {
  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onGo(place);
  }

  return <Link to={paths.blog + blogQuery(place)} onClick={handleClick} {...link} />;
}

interface SearchBoxProps {
  text: string;
  /** Called when the box gets the focus. */
  onEnter: () => void;
  onType: (text: string) => void;
  /** Called when the box loses the focus. */
  onLeave: () => void;
  onSubmit: () => void;
}

/** The search box. It searches on every keystroke; its button goes to the results. */
function SearchBox({ text, onEnter, onType, onLeave, onSubmit }: SearchBoxProps) {
  const input = useEarlyInput(text, ({ value }) => onType(value));

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={styles.search} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        id="blog-search"
        type="search"
        label="Search by word or state"
        placeholder="Search mortgage articles..."
        ornament={<Icon of={Search} size="1.15em" />}
        value={text}
        maxLength={searchTextMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onEnter}
        onBlur={onLeave}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

const topics = [
  { category: '', label: 'All Topics' },
  ...postCategories.map((category) => ({ category, label: category })),
] as const;

interface TopicLinksProps {
  /** '' for all topics. */
  category: PostCategory | '';
  onGo: (place: BlogPlace) => void;
}

const TopicLinks = memo(function TopicLinks({ category, onGo }: TopicLinksProps) {
  return (
    <nav aria-label="Topics">
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.label}>
            <PlaceLink
              place={{ ...blogStart, category: topic.category }}
              aria-current={topic.category === category ? 'true' : undefined}
              className={styles.topic}
              onGo={onGo}
            >
              {topic.label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
