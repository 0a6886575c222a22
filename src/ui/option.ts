/** A choice of a select, a radio group or a group of checkboxes: what is stored, and what is read. */
export interface Option {
  value: string;
  label: string;
}
