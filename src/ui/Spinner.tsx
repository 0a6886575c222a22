import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';

/** A sign of work in progress; the words beside it carry the meaning. */
export function Spinner() {
  return <LoaderCircle className={styles.spinner} size="1.15em" aria-hidden="true" />;
}
