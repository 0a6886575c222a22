/** Formats that several forms validate. The security rules repeat them; tests keep both in sync. */

export const emailMaxLength = 100;

/** Matches an email address like HTML's own validation, but requires a dot in the domain. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
