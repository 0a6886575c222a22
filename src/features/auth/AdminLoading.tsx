import { AdminHead } from './AdminHead.tsx';
import styles from './AdminNotice.module.css';
import { loadingText } from './auth.texts.ts';

/** Stands for every page of the admin area while it is not known who asks for it. */
export function AdminLoading() {
  return (
    <div className={styles.notice}>
      <AdminHead />
      <h1 className={styles.loading}>{loadingText}</h1>
    </div>
  );
}
