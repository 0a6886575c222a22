/** Formats that more than one form checks. The security rules repeat them; tests hold both together. */

export const emailMaxLength = 100;

/** An address with a dot in its domain, as HTML's own email check plus that dot. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
