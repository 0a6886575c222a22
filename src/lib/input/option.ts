/** A choice of a select, radio group, or checkbox group: the stored value and the visible label. */
export interface Option {
  value: string;
  label: string;
}
