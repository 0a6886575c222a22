import { keystonePath } from '#src/ui/keystone.ts';
import styles from './KeystoneMark.module.css';

/** The site's logo, a keystone with a lit window. Decorative, because the name is next to it. */
export function KeystoneMark() {
  return (
    <svg className={styles.mark} viewBox="-1 -1 34 32" width="34" height="32" aria-hidden="true">
      <path className={styles.stone} d={keystonePath} />
      <path className={styles.window} d="M11.5 22.5v-7a4.5 4.5 0 0 1 9 0v7z" />
    </svg>
  );
}
