import { websitePattern } from '#src/lib/input/website.ts';

/** Returns a mailto link, with the address and the subject encoded. */
export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;
}

/** Returns a tel link for a phone number; undefined if it has no digits. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '');
  if (!digits) return undefined;
  return `tel:${digits.length === 10 ? `+1${digits}` : digits}`;
}

/** Returns a company's website if it is a web URL; undefined for anything else. */
export function websiteLink(website: string): string | undefined {
  return websitePattern.test(website) ? website : undefined;
}
