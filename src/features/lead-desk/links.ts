import { websitePattern } from '#src/lib/input/website.ts';

/** A link that writes to an address of a lead; '' never stands in it unencoded. */
export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

/** A link that calls a number of a lead; undefined for what has no digits. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits) return undefined;
  return `tel:${digits.length === 10 ? `+1${digits}` : digits}`;
}

/** The address of a company's website if it is one of the web; undefined for anything else. */
export function websiteLink(website: string): string | undefined {
  return websitePattern.test(website) ? website : undefined;
}
