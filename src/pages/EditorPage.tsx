import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useAdmin } from '#src/features/admin/auth/AdminGuard.tsx';
import type { SavedPost } from '#src/features/admin/dashboard/Dashboard.tsx';
import { PostEditor, type Unavailability } from '#src/features/admin/editor/PostEditor.tsx';
import type { PostSaved } from '#src/features/admin/editor/post/use-post-editing.ts';
import {
  draftParameter,
  draftPath,
  postHistoryPath,
  versionParameter,
} from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { showToast } from '#src/ui/notices/Toasts.tsx';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

const unavailableTexts: Readonly<Record<Unavailability, { title: string; description: string }>> = {
  missing: { title: 'Blog post not found.', description: 'It may have been deleted.' },
  unpublished: {
    title: 'This post is not published.',
    description: 'Its text is in the list of drafts.',
  },
  failed: { title: 'The post could not be loaded.', description: 'Please try again.' },
};

/** The editor for a new post, or for the post or the draft whose id is in the URL. */
export function EditorPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const draft = query.get(draftParameter) ?? undefined;
  const post = id ?? draft;
  const navigate = useNavigate();
  const { email } = useAdmin();
  const { state } = useLocation();
  const title = id ? 'Edit post' : state?.isUnpublished ? 'Unpublished post' : 'New post';

  const goToDashboard: PostSaved = (saved: SavedPost) => {
    navigate(paths.adminBlog, { state: { saved } });
  };

  /** Lets a reload, Back and other devices open the draft. */
  function adoptAddress(saved: string) {
    if (saved === draft) return;
    const isUnpublished = id !== undefined;
    navigate(draftPath(saved), {
      replace: true,
      state: { isSamePage: !isUnpublished, isUnpublished },
    });
  }

  function giveUp(reason: Unavailability) {
    showToast({ tone: 'error', ...unavailableTexts[reason] });
    navigate(paths.adminBlog, { replace: true });
  }

  return (
    <div className={styles.page}>
      <AdminPageHead title={title} description="The owner’s post editor." />
      <div className={styles.head}>
        <h1>{title}</h1>
        {post !== undefined && <Link to={postHistoryPath(post)}>History</Link>}
      </div>
      <PostEditor
        id={id}
        draft={draft}
        version={query.get(versionParameter) ?? undefined}
        writer={email}
        onSaved={goToDashboard}
        onDraft={adoptAddress}
        onUnavailable={giveUp}
      />
    </div>
  );
}
