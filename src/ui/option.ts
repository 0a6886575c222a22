/** A choice of a select, a radio group or a group of checkboxes. */
export interface Option {
  value: string;
  label: string;
}
