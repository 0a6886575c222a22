import { safeUrl } from '#src/lib/safe-url.ts';

/** Hosts whose picture addresses work for a short time, or only for whoever copied them. */
const passingHosts =
  /^https:\/\/(?:(?:lh|ci)\d[\w-]*\.googleusercontent\.com|docs\.google\.com|mail\.google\.com|attachments\.office\.net|[\w-]+\.sharepoint\.com|media\.licdn\.com|[\w.-]+\.fbcdn\.net|[\w.-]+\.cdninstagram\.com)\//i;
/** Parameters of addresses that are signed for a time. */
const signed = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|Signature|sig)=/i;

const wordsBefore = 6;

/** Whether a post cannot show this pasted picture, or not for long. */
export function isLostPicture(picture: Element): boolean {
  const address = safeUrl(picture.getAttribute('src') ?? '');
  return address === '' || passingHosts.test(address) || signed.test(address);
}

/** Returns a name for each picture that posts cannot keep: its description or its place. */
export function namesOfLostPictures(body: HTMLElement): string[] {
  return [...body.querySelectorAll('img')].filter(isLostPicture).map(nameOf);
}

function nameOf(picture: Element): string {
  const description = picture.getAttribute('alt')?.trim();
  if (description) return `“${description}”`;
  const before = picture.ownerDocument.createRange();
  before.setStart(picture.ownerDocument.body, 0);
  before.setEndBefore(picture);
  const words = before.toString().trim().split(/\s+/).slice(-wordsBefore).join(' ');
  return words ? `the one after “${words}”` : 'the first one';
}
