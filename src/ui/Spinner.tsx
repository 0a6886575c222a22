import { LoaderCircle } from 'lucide';
import { Icon } from './Icon.tsx';
import styles from './Spinner.module.css';

/** A spinning icon for work in progress; text beside it must carry the meaning. */
export function Spinner() {
  return <Icon of={LoaderCircle} className={styles.spinner} size="1.15em" />;
}
