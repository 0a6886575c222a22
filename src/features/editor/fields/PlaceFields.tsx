import { useTextField } from '#src/lib/use-text-field.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { categoryOptions, stateOptions } from '../edited-post.schema.ts';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps {
  /** What is to be known of the states and the category that an older post has. */
  stateHint: string | undefined;
  categoryHint: string | undefined;
}

/** Where the post belongs: its state and its category. */
export function PlaceFields({ stateHint, categoryHint }: PlaceFieldsProps) {
  const state = useTextField('state');
  const category = useTextField('category');
  return (
    <div className={styles.pair}>
      <SelectField
        {...state.field}
        label="State"
        hint={stateHint}
        placeholder="Select State"
        options={stateOptions}
        autoComplete="off"
      />
      <SelectField
        {...category.field}
        label="Category"
        hint={categoryHint}
        placeholder="Select Category"
        options={categoryOptions}
        autoComplete="off"
      />
    </div>
  );
}
