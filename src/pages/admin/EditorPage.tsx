import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAdmin } from '#src/features/auth/admin-context.ts';
import { PostEditor } from '#src/features/editor/PostEditor.tsx';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/toast/toasts.ts';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

/** The editor for a new post, or for the post whose id is in the URL. */
export function EditorPage() {
  const { id } = useParams();
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
      <h1>{title}</h1>
      <PostEditor id={id} writer={email} onSaved={goToDashboard} onUnavailable={giveUp} />
    </div>
  );
}
