import { Plus } from 'lucide';
import { useRef } from 'react';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Panel.module.css';
import { BringBackOutcome } from './posts/BringBackOutcome.tsx';
import { DeletedPosts } from './posts/DeletedPosts.tsx';
import { PostsList } from './posts/PostsList.tsx';
import { PostsSearch } from './posts/PostsSearch.tsx';
import { PostsSkeleton } from './posts/PostsSkeleton.tsx';
import { useBringBack } from './posts/use-bring-back.ts';
import { useDeletion } from './posts/use-deletion.ts';
import type { Posts } from './posts/use-posts.ts';

const headingId = 'posts';

interface PostsPanelProps {
  /** The admin's email address. */
  admin: string;
  posts: Posts;
}

/** The paginated list of all posts, with its loading and error states, and the deleted ones. */
export function PostsPanel({ admin, posts }: PostsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, hasFailed } = posts;
  const deletion = useDeletion(admin, posts.remove);
  const back = useBringBack(() => {
    deletion.forget();
    posts.refresh();
    heading.current?.focus();
  });
  const { deleted } = deletion;

  function retry() {
    posts.retry();
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <div className={styles.head}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
            Posts
          </h2>
          <ButtonLink to={paths.newPost}>
            <Icon of={Plus} size="1.1em" />
            New post
          </ButtonLink>
        </div>
        <BringBackOutcome state={back.state} />
        {!shown && !hasFailed && <PostsSkeleton />}
        <PostsSearch posts={posts} />
        {hasFailed && (
          <Alert tone="error" title="Failed to load blog posts.">
            <Button variant="link" className={styles.start} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {shown && <PostsList {...{ posts, shown, deletion, back, heading, headingId }} />}
        <DeletedPosts back={back} version={`${deleted?.id} ${back.state.status === 'back'}`} />
      </section>
    </Card>
  );
}
