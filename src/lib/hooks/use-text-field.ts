import { useFormContext } from 'react-hook-form';

/**
 * Returns a field's registration with its error, and `change` to set its text, which `format` normalizes on leaving.
 */
export function useTextField(name: string, format?: (text: string) => string) {
  const { register, setValue, getValues, getFieldState, trigger, formState } =
    useFormContext<Record<string, string>>();
  const error = getFieldState(name, formState).error?.message;

  // An error disappears as soon as it is fixed, and only appears when the visitor tries to continue.
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
