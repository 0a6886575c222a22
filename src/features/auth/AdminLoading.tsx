import { AdminHead } from './AdminHead.tsx';
import styles from './AdminNotice.module.css';
import { loadingText } from './auth.texts.ts';

/** Shown in place of any admin page while the access check is pending. */
export function AdminLoading() {
  return (
    <div className={styles.notice}>
      <AdminHead />
      <h1 className={styles.loading}>{loadingText}</h1>
    </div>
  );
}
