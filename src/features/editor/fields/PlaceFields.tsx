import { useTextField } from '#src/lib/use-text-field.ts';
import { classNames } from '#src/ui/class-names.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { SelectField } from '#src/ui/SelectField.tsx';
import { categoryOptions, stateOptions } from '../edited-post.schema.ts';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps {
  /** Hints about an older post's states and category. */
  stateHint: string | undefined;
  categoryHint: string | undefined;
}

/** The state and the category of the post. */
export function PlaceFields({ stateHint, categoryHint }: PlaceFieldsProps) {
  const state = useTextField('state');
  const category = useTextField('category');
  return (
    <div className={classNames(styles.pair, fieldStyles.aligned)}>
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
