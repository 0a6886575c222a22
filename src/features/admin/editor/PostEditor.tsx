import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadVersion } from '#src/data/admin/posts/history.service.ts';
import {
  loadFounderName,
  loadStoredPost,
  newPostId,
} from '#src/data/admin/posts/post-editing.service.ts';
import { versionName } from '#src/data/admin/posts/post-versions.ts';
import { loadDraft } from '#src/data/admin/posts/server-draft.service.ts';
import { editPostPath } from '#src/lib/addresses/admin-paths.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { PostForm, type PostFormProps } from './PostForm.tsx';
import {
  type InitialForm,
  newForm,
  openedForm,
  restoringForm,
  storedForm,
} from './post/initial-form.ts';

/** Why there is no form. */
export type Unavailability = 'missing' | 'unpublished' | 'failed';

interface PostEditorProps extends Pick<PostFormProps, 'writer' | 'onSaved'> {
  /** The id of the post to edit; undefined for a new one. */
  id: string | undefined;
  /** The id of the post whose draft is at the address of a new post. */
  draft?: string | undefined;
  /** The id of the revision to restore; undefined opens the current version. */
  version?: string | undefined;
  /** Called with the id of a post that is a draft only, to take over the draft's address. */
  onDraft: (id: string) => void;
  onUnavailable: (reason: Unavailability) => void;
}

/** The editor for a new or a stored post. */
export function PostEditor(props: PostEditorProps) {
  const { id, draft, version, writer, onSaved, onDraft } = props;
  const { form, isShown, addDraft } = useNewForm(draft);
  if (id !== undefined || !isShown) {
    return <LoadedPost key={`${id} ${draft} ${version}`} {...props} post={id ?? draft ?? ''} />;
  }
  return (
    <NewPost
      key={form}
      writer={writer}
      onSaved={onSaved}
      onDraftSaved={(saved) => {
        addDraft(saved);
        onDraft(saved);
      }}
    />
  );
}

/** Returns which form for a new post is open, and whether at this address: a saved draft's address keeps it open. */
function useNewForm(draft: string | undefined) {
  const [open, setOpen] = useState({
    form: 0,
    /** The drafts that the form has saved: more than one if the writer has restored another. */
    saved: [] as readonly string[],
    address: draft,
  });
  const { form, saved, address } = open;
  if (address !== draft) {
    const hasLeft = draft === undefined && saved.includes(address ?? '');
    setOpen({ ...(hasLeft ? { form: form + 1, saved: [] } : open), address: draft });
  }
  return {
    form,
    isShown: draft === undefined || saved.includes(draft),
    addDraft: (id: string) =>
      setOpen((now) => (now.saved.includes(id) ? now : { ...now, saved: [...now.saved, id] })),
  };
}

function NewPost(props: Omit<PostFormsProps, 'first'>) {
  const [first] = useState(() => newForm(newPostId()));
  const author = useResource(loadFounderName);
  return (
    <PostForms
      {...props}
      first={first}
      author={author.status === 'loaded' ? author.value : undefined}
    />
  );
}

/** The form for a post that is stored, or for a draft at its own address. */
function LoadedPost(props: PostEditorProps & { post: string }) {
  const { id, post, version, writer, onSaved, onDraft, onUnavailable } = props;
  const loaded = useResource(() => loadForm(post, version), `${post} ${version}`);
  const found = loaded.status === 'loaded' ? loaded.value : undefined;
  const first = typeof found === 'object' ? found : undefined;
  const isPublished = first && Boolean(first.base || first.restores);
  const unpublished = id !== undefined && isPublished === false ? 'unpublished' : undefined;
  const missing = typeof found === 'string' ? found : unpublished;
  const reason = loaded.status === 'failed' ? 'failed' : missing;
  const isElsewhere = id === undefined && isPublished === true;

  const giveUp = useEffectEvent(onUnavailable);
  const navigate = useNavigate();
  useEffect(() => {
    if (reason) giveUp(reason);
    else if (isElsewhere) navigate(editPostPath(post), { replace: true });
  }, [reason, isElsewhere, post, navigate]);

  if (!first || reason || isElsewhere) return <p role="status">Loading post...</p>;
  return <PostForms {...{ first, writer, onSaved }} onUnpublished={() => onDraft(post)} />;
}

async function loadForm(id: string, version?: string): Promise<InitialForm | Unavailability> {
  const [stored, draft, earlier] = await Promise.all([
    loadStoredPost(id),
    loadDraft(id),
    version === undefined ? undefined : loadVersion(id, version),
  ]);
  if (earlier) {
    const restored = { name: versionName(earlier), fields: earlier.fields };
    return restoringForm(id, stored, restored, draft);
  }
  if (draft) return openedForm(draft, stored);
  return stored ? storedForm(id, stored) : 'missing';
}

interface PostFormsProps extends Omit<PostFormProps, 'initial' | 'isSuccessor' | 'onReplace'> {
  first: InitialForm;
}

/** Shows one form at a time. Restoring a draft or taking the saved version replaces it. */
function PostForms({ first, author, ...props }: PostFormsProps) {
  const [initial, replace] = useState(first);
  return (
    <PostForm
      key={initial.draftName}
      isSuccessor={initial !== first}
      onReplace={replace}
      initial={initial}
      author={initial === first ? author : undefined}
      {...props}
    />
  );
}
