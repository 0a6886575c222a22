import { useCallback, useEffect, useState } from 'react';
import { useResource } from '#src/lib/use-resource.ts';
import { type InitialForm, newForm, storedForm } from './initial-form.ts';
import { PostForm } from './PostForm.tsx';
import { loadStoredPost, newPostId } from './post-editing.service.ts';

interface PostEditorProps {
  /** The id of the post to edit; undefined for a new one. */
  id: string | undefined;
  /** Email of the writer; drafts are stored per admin. */
  writer: string;
  /** Called when the post is stored. */
  onSaved: () => void;
  /** Called if there is no such post or it could not be loaded. */
  onUnavailable: (reason: 'missing' | 'failed') => void;
}

/** The editor for a new or a stored post. */
export function PostEditor({ id, writer, onSaved, onUnavailable }: PostEditorProps) {
  return id === undefined ? (
    <NewPost writer={writer} onSaved={onSaved} />
  ) : (
    <StoredPost key={id} {...{ id, writer, onSaved, onUnavailable }} />
  );
}

function NewPost({ writer, onSaved }: Pick<PostEditorProps, 'writer' | 'onSaved'>) {
  const [first] = useState(() => newForm(newPostId()));
  return <PostForms {...{ first, writer, onSaved }} />;
}

function StoredPost({ id, writer, onSaved, onUnavailable }: PostEditorProps & { id: string }) {
  const loaded = useResource(useCallback(() => loadForm(id), [id]));
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

async function loadForm(id: string): Promise<InitialForm | undefined> {
  const stored = await loadStoredPost(id);
  return stored && storedForm(id, stored);
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
