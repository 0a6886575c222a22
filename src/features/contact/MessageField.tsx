import { useFormContext, useWatch } from 'react-hook-form';
import { tidyText } from '#src/lib/input/text.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { CharactersLeft, TextAreaField } from '#src/ui/TextAreaField.tsx';
import { type ContactInput, contactLimits } from './contact.fields.ts';

/** The field `message`, which shows the characters left when there are few. */
export function MessageField({ readOnly }: { readOnly: boolean }) {
  const { field } = useTextField('message');
  const { control } = useFormContext<ContactInput>();
  const typed = useWatch({ control, name: 'message' });
  return (
    <TextAreaField
      {...field}
      label="Message"
      hint="Please leave out account numbers and Social Security numbers."
      autoComplete="off"
      readOnly={readOnly}
      note={<CharactersLeft left={contactLimits.message.max - lengthOf(typed)} />}
    />
  );
}

/** Returns the length of the text as it would be stored, in code points. */
function lengthOf(text: string): number {
  return [...tidyText(text)].length;
}
