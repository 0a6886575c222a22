/**
 * From January on. Not by `Intl`, for which a phone reads tables of languages: 80 ms in which the
 * page does not answer.
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
