import type { Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTextField } from '#src/lib/use-text-field.ts';
import { ContentEditor } from './content/ContentEditor.tsx';
import type { ContentEditorHandle } from './content/content-editor.types.ts';
import type { PostInput } from './post-input.ts';

/** The content of the post. */
export function ContentField({ ref }: { ref?: Ref<ContentEditorHandle> }) {
  const { field, change } = useTextField('content');
  const { control } = useFormContext<PostInput>();
  const html = useWatch({ control, name: 'content' });
  return (
    <ContentEditor id="content" value={html} onChange={change} error={field.error} ref={ref} />
  );
}
