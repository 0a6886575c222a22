import { Link } from 'react-router-dom';
import type { ListedPost, PostListing } from '#src/model/posts/paged-list.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PostGrid } from './PostGrid.tsx';
import styles from './SearchParts.module.css';

export interface FoundQuestion {
  question: string;
  path: string;
}

/**
 * Returns the status line of what a search has found. Screen readers announce it.
 *
 * @param counted says which posts are shown
 */
export function searchStatus(
  typed: string,
  { posts, total, isPartial, instead = typed.trim() }: PostListing,
  counted: string,
  questionCount: number,
): string {
  if (isPartial) return 'Searching all texts…';
  const closest = posts.length > 0 ? '. These come closest' : '';
  const none = `No articles found for “${typed.trim()}”${closest}`;
  const text = total > 0 ? `${counted} for “${instead}”` : none;
  if (questionCount === 0) return total > 0 ? text : `${text}.`;
  return `${text}, and ${questionCount === 1 ? 'an answer' : 'two answers'} in the FAQ`;
}

/** The questions of the FAQ that have what somebody typed. */
export function Questions({ questions }: { questions: readonly FoundQuestion[] }) {
  return (
    <ul className={styles.questions} aria-label="Answers in the FAQ">
      {questions.map(({ question, path }) => (
        <li key={path}>
          <span>FAQ:</span> <Link to={path}>{question}</Link>
        </li>
      ))}
    </ul>
  );
}

interface NothingFoundProps {
  listing: PostListing;
  onClear: () => void;
}

/** Posts to read where no post has what was typed. */
export function NothingFound({ listing: { posts, startWith }, onClear }: NothingFoundProps) {
  return (
    <>
      <Group title="Closest articles" posts={posts} />
      <div className={styles.advice}>
        <p>Try fewer letters, another word, or the full name of a state.</p>
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
      <Group title="Articles to start with" posts={startWith} />
    </>
  );
}

interface GroupProps {
  title: string;
  posts: readonly ListedPost[] | undefined;
}

function Group({ title, posts = [] }: GroupProps) {
  if (posts.length === 0) return null;
  return (
    <>
      <p className={styles.group}>{title}</p>
      <PostGrid posts={posts} withLead={false} areHits skeletonCount={0} />
    </>
  );
}
