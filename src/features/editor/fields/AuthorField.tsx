import { useTextField } from '#src/lib/use-text-field.ts';
import { site } from '#src/site.ts';
import { TextField } from '#src/ui/TextField.tsx';

export function AuthorField() {
  const { field } = useTextField('author');
  return (
    <TextField
      {...field}
      label="Author (optional)"
      hint={`If this is empty, readers see ${site.name}.`}
      autoComplete="off"
    />
  );
}
