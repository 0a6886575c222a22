import { useFormContext, useWatch } from 'react-hook-form';
import { useTextField } from '#src/lib/use-text-field.ts';
import { ContentEditor } from './content/ContentEditor.tsx';
import type { PostInput } from './post-input.ts';

export function ContentField() {
  const { field, change } = useTextField('content');
  const { control } = useFormContext<PostInput>();
  const html = useWatch({ control, name: 'content' });
  return <ContentEditor id="content" value={html} onChange={change} error={field.error} />;
}
