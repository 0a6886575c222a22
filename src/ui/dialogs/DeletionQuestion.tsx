import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { tidyText } from '#src/lib/input/text.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { AlertDialog } from './AlertDialog.tsx';

interface DeletionQuestionProps
  extends Pick<
    ComponentProps<typeof AlertDialog>,
    'description' | 'children' | 'busy' | 'onConfirm' | 'onCancel'
  > {
  /** The number of what goes, which has to be typed. */
  count: number;
  /** What is counted, such as `leads`. */
  plural: string;
  /** What goes, to follow "Delete", such as `3 leads`. */
  these: string;
  confirmLabel?: string | undefined;
}

/** The question before a deletion, which asks for the number of what goes to be typed. */
export function DeletionQuestion({
  count,
  plural,
  these,
  confirmLabel = `Delete ${these}`,
  busy = false,
  onConfirm,
  children,
  ...dialog
}: DeletionQuestionProps) {
  const { register, handleSubmit, clearErrors, formState } = useForm({
    defaultValues: { count: '' },
    reValidateMode: 'onSubmit',
  });
  return (
    <AlertDialog
      {...dialog}
      question={`Delete ${these}?`}
      confirmLabel={busy ? 'Deleting…' : confirmLabel}
      destructive
      busy={busy}
      onConfirm={handleSubmit(onConfirm)}
    >
      {children}
      <TextField
        id="erase-confirmation"
        label={`Type ${count}, the number of ${plural}, to confirm`}
        inputMode="numeric"
        autoComplete="off"
        readOnly={busy}
        error={formState.errors.count?.message}
        {...register('count', {
          validate: (typed) =>
            tidyText(typed) === String(count) || `Type ${count} to delete ${these}.`,
          onChange: () => clearErrors('count'),
        })}
      />
    </AlertDialog>
  );
}
