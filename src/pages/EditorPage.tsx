import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAdmin } from '#src/features/auth/AdminGuard.tsx';
import type { SavedPost } from '#src/features/dashboard/Dashboard.tsx';
import { PostEditor, type Unavailability } from '#src/features/editor/PostEditor.tsx';
import type { PostSaved } from '#src/features/editor/use-post-editing.ts';
import { postHistoryPath, versionParameter } from '#src/lib/admin-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/ui/Toasts.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

const unavailableTexts: Readonly<Record<Unavailability, { title: string; description: string }>> = {
  missing: { title: 'Blog post not found.', description: 'It may have been deleted.' },
  'missing-with-draft': {
    title: 'Blog post not found.',
    description:
      'It may have been deleted. Your unsaved changes are kept: choose “New post” to restore them.',
  },
  failed: { title: 'The post could not be loaded.', description: 'Please try again.' },
};

/** The editor for a new post, or for the post whose id is in the URL. */
export function EditorPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { email } = useAdmin();
  const title = id === undefined ? 'New post' : 'Edit post';

  const goToDashboard: PostSaved = (merged, post) => {
    const saved: SavedPost = { ...post, merged };
    navigate(paths.adminBlog, { state: { saved } });
  };

  function giveUp(reason: Unavailability) {
    showToast({ tone: 'error', ...unavailableTexts[reason] });
    navigate(paths.adminBlog, { replace: true });
  }

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
