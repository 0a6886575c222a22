import { useId, useState } from 'react';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './DeletedPosts.module.css';
import { DeletedPostsList } from './DeletedPostsList.tsx';
import type { BringBack } from './use-bring-back.ts';

interface DeletedPostsProps {
  back: BringBack;
  /** Changes whenever a post is deleted or brought back. */
  version: string;
}

/** The posts that can be brought back. They are read only when somebody asks for them. */
export function DeletedPosts({ back, version }: DeletedPostsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.deleted}>
      <Button
        variant="quiet"
        className={styles.start}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Deleted posts
      </Button>
      {isOpen && (
        <section id={id} aria-label="Deleted posts" className={styles.deleted}>
          <p className={styles.lead}>
            A deleted post can be brought back for {historyLimits.deletedDays} days, as it was and
            with its date.
          </p>
          <DeletedPostsList key={version} back={back} />
        </section>
      )}
    </div>
  );
}
