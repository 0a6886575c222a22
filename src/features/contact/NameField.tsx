import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';

/** The field `name`. */
export function NameField({ readOnly }: { readOnly: boolean }) {
  const { field } = useTextField('name');
  return (
    <TextField
      {...field}
      label="Name"
      autoComplete="name"
      enterKeyHint="next"
      readOnly={readOnly}
    />
  );
}
