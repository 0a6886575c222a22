import { LoaderCircle } from 'lucide';
import { Icon } from './Icon.tsx';
import styles from './Spinner.module.css';

/** A sign of work in progress; the words beside it carry the meaning. */
export function Spinner() {
  return <Icon of={LoaderCircle} className={styles.spinner} size="1.15em" />;
}
