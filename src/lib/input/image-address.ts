/**
 * Matches a stored image address: an `https:` URL, or a path on this site. Two slashes in a row could lead
 * to another site, so paths have none. ASCII only, as safeUrl writes it, and without credentials.
 */
export const imageAddressPattern =
  /^(?:\/(?:[!"$-.0->@-[\]-~]+\/)*[!"$-.0->@-[\]-~]*(?:[?#][!-~]*)?|https:\/\/(?:[a-z0-9_-]+\.)*[a-z][a-z0-9-]*(?::[1-5]?[0-9]{1,4})?\/[!-~]*)$/;
