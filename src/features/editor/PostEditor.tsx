import { useCallback, useEffect, useState } from 'react';
import { useResource } from '#src/lib/use-resource.ts';
import { loadVersion } from './history/history.service.ts';
import { versionName } from './history/post-history.ts';
import { type InitialForm, newForm, restoringForm, storedForm } from './initial-form.ts';
import { PostForm } from './PostForm.tsx';
import { loadStoredPost, newPostId } from './post-editing.service.ts';

interface PostEditorProps {
  /** The id of the post to edit; undefined for a new one. */
  id: string | undefined;
  /** The id of the revision to restore; undefined opens the current version. */
  version?: string | undefined;
  /** Email of the writer; drafts are stored per admin. */
  writer: string;
  /** Called when the post is stored. */
  onSaved: () => void;
  /** Called if there is no such post or it could not be loaded. */
  onUnavailable: (reason: 'missing' | 'failed') => void;
}

/** The editor for a new or a stored post. */
export function PostEditor({ id, version, writer, onSaved, onUnavailable }: PostEditorProps) {
  return id === undefined ? (
    <NewPost writer={writer} onSaved={onSaved} />
  ) : (
    <StoredPost key={`${id} ${version}`} {...{ id, version, writer, onSaved, onUnavailable }} />
  );
}

function NewPost({ writer, onSaved }: Pick<PostEditorProps, 'writer' | 'onSaved'>) {
  const [first] = useState(() => newForm(newPostId()));
  return <PostForms {...{ first, writer, onSaved }} />;
}

function StoredPost(props: PostEditorProps & { id: string }) {
  const { id, version, writer, onSaved, onUnavailable } = props;
  const loaded = useResource(useCallback(() => loadForm(id, version), [id, version]));
  const first = loaded.status === 'loaded' ? loaded.value : undefined;
  const isUnavailable = loaded.status !== 'loading' && !first;

  useEffect(() => {
    if (isUnavailable) onUnavailable(loaded.status === 'failed' ? 'failed' : 'missing');
  }, [isUnavailable, loaded.status, onUnavailable]);

  return first ? (
    <PostForms {...{ first, writer, onSaved }} />
  ) : (
    <p role="status">Loading post...</p>
  );
}

async function loadForm(id: string, version?: string): Promise<InitialForm | undefined> {
  const [stored, earlier] = await Promise.all([
    loadStoredPost(id),
    version === undefined ? undefined : loadVersion(id, version),
  ]);
  if (!stored || !earlier) return stored && storedForm(id, stored);
  return restoringForm(id, stored, { name: versionName(earlier), fields: earlier.fields });
}

interface PostFormsProps extends Pick<PostEditorProps, 'writer' | 'onSaved'> {
  first: InitialForm;
}

/** Shows one form at a time. Restoring a draft or taking the saved version replaces it. */
function PostForms({ first, writer, onSaved }: PostFormsProps) {
  const [initial, replace] = useState(first);
  return (
    <PostForm
      key={initial.draftName}
      isSuccessor={initial !== first}
      onReplace={replace}
      {...{ initial, writer, onSaved }}
    />
  );
}
