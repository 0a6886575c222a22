import { Button } from '#src/ui/Button.tsx';
import type { StoredFields } from '../post-fields.ts';
import type { PostInput } from '../post-input.ts';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import type { ServerDraft } from './use-server-draft.ts';
import { useUnpublishing } from './use-unpublishing.ts';

interface UnpublishProps {
  post: string;
  seen: StoredFields | undefined;
  writer: string;
  draft: ServerDraft;
  input: () => PostInput;
  onDone: (input: PostInput) => void;
  disabled: boolean;
}

/** The button that takes a published post back to a draft, with its question. */
export function Unpublish({ disabled, ...options }: UnpublishProps) {
  const { state, ask, cancel, confirm } = useUnpublishing(options);
  return (
    <>
      <Button variant="link" disabled={disabled} onClick={ask}>
        Unpublish
      </Button>
      {state && <UnpublishDialog state={state} onConfirm={confirm} onCancel={cancel} />}
    </>
  );
}
