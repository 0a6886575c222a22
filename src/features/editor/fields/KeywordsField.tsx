import { useFormContext, useWatch } from 'react-hook-form';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { keywordsOf } from '../keywords.ts';
import type { PostInput } from '../post-input.ts';
import styles from './KeywordsField.module.css';

/** The keywords field, with the parsed keywords below. */
export function KeywordsField() {
  const { field } = useTextField('keywords');
  const { control } = useFormContext<PostInput>();
  const words = [...new Set(keywordsOf(useWatch({ control, name: 'keywords' })))];
  return (
    <div>
      <TextField
        {...field}
        label="Keywords (optional)"
        hint="Separate them with commas. Blog search finds the post by them."
        autoComplete="off"
        autoCapitalize="none"
      />
      {words.length > 0 && (
        <ul className={styles.words} aria-label="Keywords">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
