import { useFormContext } from 'react-hook-form';

/**
 * What a control of a form needs: its registration with its error, and a way to set its value.
 *
 * @param format shows a value back in its usual form when the visitor leaves the field
 */
export function useTextField(name: string, format?: (text: string) => string) {
  const { register, setValue, getValues, getFieldState, trigger, formState } =
    useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;

  // A complaint goes as soon as it is met, and does not come before the visitor tries to go on.
  const revalidate = () => {
    if (error) void trigger(name);
  };
  const change = (text: string) => {
    setValue(name, text, { shouldDirty: true });
    revalidate();
  };
  const registration = register(name, {
    onChange: revalidate,
    onBlur: () => format && change(format(getValues(name))),
  });

  return { change, field: { ...registration, error } };
}
