import { useParams } from 'react-router-dom';
import { PostHistory } from '#src/features/editor/history/PostHistory.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

/** The history of the post whose id is in the URL. */
export function HistoryPage() {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <AdminPageHead title="History" description="Earlier versions of a post." />
      <h1>History</h1>
      <PostHistory id={id} />
    </div>
  );
}
