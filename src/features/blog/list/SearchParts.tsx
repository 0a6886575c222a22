import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedPost, PostListing } from '#src/model/posts/paged-list.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { PostGrid } from './PostGrid.tsx';
import styles from './SearchParts.module.css';

interface Search {
  typed: string;
  listing: PostListing;
  /** Says which posts are shown. */
  counted: string;
  onClear: () => void;
  /** It is in the page's own script. */
  Grid: typeof PostGrid;
}

export interface SearchParts {
  /** The status line. Screen readers announce it. */
  status: string;
  questions: ReactNode;
  /** What is shown where nothing was found. */
  nothing: ReactNode;
}

/** Returns what only a search shows of a listing, beside its posts: the FAQ's questions on the first page. */
export function showSearch(
  { typed, listing, counted, onClear, Grid }: Search,
  findQuestions: (text: string) => readonly { question: string; path: string }[],
): SearchParts {
  const { page, total, isPartial, posts, instead = typed.trim() } = listing;
  const questions = page === 1 ? findQuestions(instead) : [];
  const answers = `${questions.length === 1 ? 'an answer' : 'two answers'} in the FAQ`;
  const closest = posts.length > 0 ? '. These come closest' : '';
  const none = `No articles found for “${typed.trim()}”${closest}`;
  const text = total > 0 ? `${counted} for “${instead}”` : none;
  const end = total > 0 ? '' : '.';
  const whole = questions.length > 0 ? `${text}, and ${answers}` : text + end;
  return {
    status: isPartial ? 'Searching all texts…' : whole,
    questions: questions.length > 0 && (
      <ul className={styles.questions} aria-label="Answers in the FAQ">
        {questions.map(({ question, path }) => (
          <li key={path}>
            <span>FAQ:</span> <Link to={path}>{question}</Link>
          </li>
        ))}
      </ul>
    ),
    nothing: <NothingFound listing={listing} onClear={onClear} Grid={Grid} />,
  };
}

/** Posts to read where no post has what was typed. */
function NothingFound({ listing, onClear, Grid }: Pick<Search, 'listing' | 'onClear' | 'Grid'>) {
  return (
    <>
      <Group title="Closest articles" posts={listing.posts} Grid={Grid} />
      <div className={styles.advice}>
        <p>Try fewer letters, another word, or the full name of a state.</p>
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
      <Group title="Articles to start with" posts={listing.startWith} Grid={Grid} />
    </>
  );
}

interface GroupProps extends Pick<Search, 'Grid'> {
  title: string;
  posts: readonly ListedPost[] | undefined;
}

function Group({ title, posts = [], Grid }: GroupProps) {
  if (posts.length === 0) return null;
  return (
    <>
      <p className={styles.group}>{title}</p>
      <Grid posts={posts} withLead={false} skeletonCount={0} />
    </>
  );
}
