import { useCallback, useEffect, useState } from 'react';
import { useResource } from '#src/lib/use-resource.ts';
import { PostForm } from './PostForm.tsx';
import { loadStoredPost, newPostId } from './post-editing.service.ts';

interface PostEditorProps {
  /** The id of the post to edit; undefined for a new one. */
  id: string | undefined;
  /** Who writes: drafts are kept for each admin of a browser. */
  writer: string;
  /** The post is stored. */
  onSaved: () => void;
  /** There is no such post, or it could not be loaded. */
  onUnavailable: (reason: 'missing' | 'failed') => void;
}

/** Where a post is written, or a stored one edited. */
export function PostEditor({ id, writer, onSaved, onUnavailable }: PostEditorProps) {
  return id === undefined ? (
    <NewPost writer={writer} onSaved={onSaved} />
  ) : (
    <StoredPost key={id} {...{ id, writer, onSaved, onUnavailable }} />
  );
}

function NewPost({ writer, onSaved }: Pick<PostEditorProps, 'writer' | 'onSaved'>) {
  const [id] = useState(newPostId);
  return <PostForm post={{ id, stored: undefined, writer }} onSaved={onSaved} />;
}

function StoredPost({ id, writer, onSaved, onUnavailable }: PostEditorProps & { id: string }) {
  const loaded = useResource(useCallback(() => loadStoredPost(id), [id]));
  const stored = loaded.status === 'loaded' ? loaded.value : undefined;
  const isUnavailable = loaded.status === 'failed' || (loaded.status === 'loaded' && !stored);

  useEffect(() => {
    if (isUnavailable) onUnavailable(loaded.status === 'failed' ? 'failed' : 'missing');
  }, [isUnavailable, loaded.status, onUnavailable]);

  if (!stored) return <p role="status">Loading post...</p>;
  return <PostForm post={{ id, stored, writer }} onSaved={onSaved} />;
}
