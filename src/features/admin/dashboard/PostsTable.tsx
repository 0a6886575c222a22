import { ArrowDown, ArrowDownUp, ArrowUp, Pencil, Trash2 } from 'lucide';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import {
  type AdminPost,
  type SortColumn,
  shownCategory,
  shownDate,
  shownTitle,
  sortColumns,
} from '#src/model/post-changes/admin-post.ts';
import type { PostOrder } from '#src/model/post-changes/posts-view.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import table from '#src/ui/parts/CardTable.module.css';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './PostsPanel.module.css';

interface PostsTableProps {
  labelledBy: string;
  posts: readonly AdminPost[];
  order: PostOrder;
  onSortBy: (column: SortColumn) => void;
  onDelete: (post: AdminPost) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

/** The posts table. On a narrow screen each row is a card, and the headings become sort buttons. */
export function PostsTable({ labelledBy, posts, order, onSortBy, onDelete }: PostsTableProps) {
  return (
    <table className={classNames(table.table, styles.posts)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {sortColumns.map(({ column, label }) => {
            const direction = column === order.column ? order.direction : undefined;
            const icon = icons[direction ?? 'none'];
            return (
              <th key={column} scope="col" aria-sort={direction}>
                <button type="button" className={styles.sort} onClick={() => onSortBy(column)}>
                  {label}
                  <Icon of={icon} className={styles.arrow} size="1em" />
                </button>
              </th>
            );
          })}
          <th scope="col" className={styles.actionsHead}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

interface PostRowProps {
  post: AdminPost;
  onDelete: (post: AdminPost) => void;
}

/** Memoized, so that typing in the search box does not rerender it. */
const PostRow = memo(function PostRow({ post, onDelete }: PostRowProps) {
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
      <td>
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
