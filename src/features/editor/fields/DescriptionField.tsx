import { useFormContext, useWatch } from 'react-hook-form';
import { tidyText } from '#src/lib/input/text.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { shownOfDescription } from '../edited-post.limits.ts';
import type { PostInput } from '../post-input.ts';
import { FieldNote } from './FieldNote.tsx';

/** The description, with its length compared to what search results show. */
export function DescriptionField() {
  const { field } = useTextField('description');
  const { control } = useFormContext<PostInput>();
  const length = [...tidyText(useWatch({ control, name: 'description' }))].length;
  const count = length === 1 ? '1 character' : `${length.toLocaleString('en-US')} characters`;
  const isCut = length > shownOfDescription;
  return (
    <TextAreaField
      {...field}
      label="Description"
      hint={`One or two sentences for the blog list and for search results, which show about ${shownOfDescription} characters.`}
      rows={3}
      note={
        length > 0 && (
          <FieldNote>
            {isCut
              ? `${count}. Search results will probably cut off the end. That does no harm elsewhere.`
              : count}
          </FieldNote>
        )
      }
    />
  );
}
