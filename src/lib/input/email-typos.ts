const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
];

/** Mail providers and companies one letter away from a common domain: nobody mistyped these. */
const neighborDomains = [
  'amail.com',
  'cloud.com',
  'cmail.com',
  'email.com',
  'mail.com',
  'qmail.com',
  'tmail.com',
  'xmail.com',
  'ymail.com',
];

/**
 * Suggests the address that was probably meant if the domain is one typo away from a common one and belongs to nobody
 * else that is known, like 'ana@gmail.com' for 'ana@gmail.con'. It is never a reason to refuse what was typed.
 */
export function suggestEmail(text: string): string | undefined {
  const [local, domain, ...more] = text.trim().split('@');
  if (!local || !domain || more.length > 0) return undefined;
  const typed = domain.toLowerCase();
  if (commonDomains.includes(typed) || neighborDomains.includes(typed)) return undefined;
  // Names of three letters are all taken, such as aon.com, so only the ending can be a typo.
  const meant = commonDomains.find(
    (common) => isOneTypoAway(typed, common) && (common !== 'aol.com' || typed.startsWith('aol')),
  );
  return meant && `${local}@${meant}`;
}

/** Whether one letter is added, missing or wrong, or two adjacent letters are swapped. */
function isOneTypoAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = typed.slice(start);
  const expected = meant.slice(start);
  return (
    rest.slice(1) === expected.slice(1) ||
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
}
