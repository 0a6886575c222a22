import { useId } from 'react';

/**
 * Returns the id of a control: its own id, or else its name, so that an error summary can link to
 * `#email` knowing only the field's name.
 */
export function useControlId({ id, name }: { id?: string | undefined; name?: string | undefined }) {
  const generated = useId();
  return id ?? name ?? generated;
}
