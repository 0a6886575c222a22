import { Button } from '#src/ui/Button.tsx';
import { lackedBy, leftOutText } from '../post-texts.ts';
import styles from './PostsList.module.css';
import type { SortColumn } from './post-order.ts';

interface LeftOutLineProps {
  count: number;
  column: SortColumn;
  onShow: () => void;
}

/** Says how many posts are on no page because they lack the field of the sort order. */
export function LeftOutLine({ count, column, onShow }: LeftOutLineProps) {
  if (count === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p>{leftOutText(count, column)}</p>
      <Button variant="quiet" onClick={onShow}>
        Show posts without a {lackedBy(column)}
      </Button>
    </div>
  );
}
