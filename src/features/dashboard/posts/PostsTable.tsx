import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import type { AdminPost } from '../to-admin-post.ts';
import { PostRow } from './PostRow.tsx';
import styles from './PostsTable.module.css';
import { type PostOrder, type SortColumn, sortColumns } from './post-order.ts';

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
    <table className={styles.table} aria-labelledby={labelledBy}>
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
