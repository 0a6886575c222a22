import { Pencil, Trash2 } from 'lucide';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { blogPostPath, editPostPath } from '#src/lib/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { shownCategory, shownDate, shownTitle } from '../post-texts.ts';
import type { AdminPost } from '../to-admin-post.ts';
import styles from './PostsTable.module.css';

interface PostRowProps {
  post: AdminPost;
  onDelete: (post: AdminPost) => void;
}

/**
 * A row of the posts table. It is memoized, so that typing in the search box does not rerender it.
 */
export const PostRow = memo(function PostRow({ post, onDelete }: PostRowProps) {
  const title = shownTitle(post);
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <span>{title}</span>
        <span className={styles.category}>{shownCategory(post)}</span>
      </th>
      <td className={styles.slug} data-label="Slug">
        {post.slug ? <Link to={blogPostPath(post.slug)}>{post.slug}</Link> : '–'}
      </td>
      <td className={styles.date} data-label="Date">
        {shownDate(post)}
      </td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <ButtonLink
            variant="quiet"
            to={editPostPath(post.id)}
            aria-label={`Edit ${title}`}
            className={styles.action}
          >
            <Icon of={Pencil} size="1em" />
            Edit
          </ButtonLink>
          <Button
            variant="quiet"
            aria-label={`Delete ${title}`}
            className={styles.action}
            onClick={() => onDelete(post)}
          >
            <Icon of={Trash2} size="1em" />
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
});
