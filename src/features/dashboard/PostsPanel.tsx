import { Plus } from 'lucide';
import { useRef } from 'react';
import { paths } from '#src/lib/paths.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Panel.module.css';
import { HeldPosts } from './posts/HeldPosts.tsx';
import { PostsList } from './posts/PostsList.tsx';
import type { AdminPost } from './to-admin-post.ts';

interface PostsPanelProps {
  posts: Resource<readonly AdminPost[]>;
  onReload: () => void;
}

const headingId = 'posts';

/** Every post of the blog: on its way, there, or not to be had. */
export function PostsPanel({ posts, onReload }: PostsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  function retry() {
    onReload();
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
        {posts.status === 'loading' && <HeldPosts />}
        {posts.status === 'failed' && (
          <Alert tone="error" title="Failed to load blog posts.">
            <Button variant="link" className={styles.start} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {posts.status === 'loaded' && (
          <PostsList posts={posts.value} heading={heading} headingId={headingId} />
        )}
      </section>
    </Card>
  );
}
