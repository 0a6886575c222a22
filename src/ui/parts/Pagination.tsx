import { ArrowLeft, ArrowRight } from 'lucide';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Previous and Next buttons for a list. A single page has both, disabled, without its number. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Button variant="quiet" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <Icon of={ArrowLeft} size="1.1em" />
        Previous
      </Button>
      {pageCount > 1 && <p className={styles.place}>{`Page ${page} of ${pageCount}`}</p>}
      <Button variant="quiet" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        Next
        <Icon of={ArrowRight} size="1.1em" />
      </Button>
    </nav>
  );
}
