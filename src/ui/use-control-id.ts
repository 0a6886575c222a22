import { useId } from 'react';

/**
 * The id of a control: its own, or its name, so that an error summary can link
 * to `#email` without being told more than the field's name.
 */
export function useControlId({ id, name }: { id?: string | undefined; name?: string | undefined }) {
  const generated = useId();
  return id ?? name ?? generated;
}
