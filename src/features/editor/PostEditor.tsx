import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useResource } from '#src/lib/use-resource.ts';
import { loadDraft } from './drafts/server-draft.service.ts';
import { loadVersion } from './history/history.service.ts';
import {
  type InitialForm,
  keepDraftsAsNew,
  newForm,
  openedForm,
  restoringForm,
  storedForm,
} from './initial-form.ts';
import { PostForm } from './PostForm.tsx';
import { loadStoredPost, newPostId } from './post-editing.service.ts';
import { versionName } from './post-versions.ts';
import type { PostSaved } from './use-post-editing.ts';

/** Why there is no form. With a draft: it has become the draft of a new post. */
export type Unavailability = 'missing' | 'missing-with-draft' | 'failed';

interface PostEditorProps {
  /** The id of the post to edit; undefined for a new one. */
  id: string | undefined;
  /** The id of the revision to restore; undefined opens the current version. */
  version?: string | undefined;
  /** Email of the writer; drafts are stored per admin. */
  writer: string;
  onSaved: PostSaved;
  /** Called if there is no such post or it could not be loaded. */
  onUnavailable: (reason: Unavailability) => void;
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
  const loaded = useResource(
    useCallback(() => loadForm(id, writer, version), [id, writer, version]),
  );
  const found = loaded.status === 'loaded' ? loaded.value : undefined;
  const first = typeof found === 'object' ? found : undefined;
  const missing = typeof found === 'string' ? found : undefined;
  const reason = loaded.status === 'failed' ? 'failed' : missing;

  const giveUp = useEffectEvent(onUnavailable);
  useEffect(() => {
    if (reason) giveUp(reason);
  }, [reason]);

  return first ? (
    <PostForms {...{ first, writer, onSaved }} />
  ) : (
    <p role="status">Loading post...</p>
  );
}

async function loadForm(
  id: string,
  writer: string,
  version?: string,
): Promise<InitialForm | Unavailability> {
  const [stored, draft, earlier] = await Promise.all([
    loadStoredPost(id),
    loadDraft(id),
    version === undefined ? undefined : loadVersion(id, version),
  ]);
  if (earlier) {
    return restoringForm(id, stored, { name: versionName(earlier), fields: earlier.fields });
  }
  if (draft) return openedForm(draft, stored);
  if (stored) return storedForm(id, stored);
  return (await keepDraftsAsNew(writer, id)) ? 'missing-with-draft' : 'missing';
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
