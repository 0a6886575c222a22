import { useCallback } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAdmin } from '#src/features/auth/admin-context.ts';
import { PostEditor } from '#src/features/editor/PostEditor.tsx';
import { postHistoryPath, versionParameter } from '#src/lib/history-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/toast/toasts.ts';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

/** The editor for a new post, or for the post whose id is in the URL. */
export function EditorPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { email } = useAdmin();
  const title = id === undefined ? 'New post' : 'Edit post';

  function goToDashboard() {
    showToast({ tone: 'good', title: id === undefined ? 'Post published.' : 'Post saved.' });
    navigate(paths.adminBlog);
  }

  const giveUp = useCallback(
    (reason: 'missing' | 'failed') => {
      const isMissing = reason === 'missing';
      showToast({
        tone: 'error',
        title: isMissing ? 'Blog post not found.' : 'The post could not be loaded.',
        description: isMissing ? 'It may have been deleted.' : 'Please try again.',
      });
      navigate(paths.adminBlog, { replace: true });
    },
    [navigate],
  );

  return (
    <div className={styles.page}>
      <AdminPageHead title={title} description="The owner's post editor." />
      <div className={styles.head}>
        <h1>{title}</h1>
        {id !== undefined && <Link to={postHistoryPath(id)}>History</Link>}
      </div>
      <PostEditor
        id={id}
        version={query.get(versionParameter) ?? undefined}
        writer={email}
        onSaved={goToDashboard}
        onUnavailable={giveUp}
      />
    </div>
  );
}
