import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';

export function TitleField() {
  const { field } = useTextField('title');
  return <TextField {...field} label="Title" autoComplete="off" autoCapitalize="sentences" />;
}
