/**
 * The names of the months, starting with January. Not from `Intl`, which blocks a phone for 80 ms while
 * it loads its locale data.
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
