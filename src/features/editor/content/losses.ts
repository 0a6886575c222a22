import { allowedAttributes, replacements } from '#src/domain/posts/content/allowed-html.ts';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { rewriteAttributes } from '#src/domain/posts/content/strip-csp-violations.ts';
import { holdings, missing } from './holdings.ts';
import { clean, toDocument, toStoredForm } from './stored-form.ts';

/** A frame says nothing to a reader, and a text needs no paragraph where it stands alone. */
const silent = new Set(['div', 'p', 'tbody']);

/**
 * The elements of clean HTML that the writing view would leave out or change, in words for the
 * writer; none means that it can be opened there.
 *
 * @example lossesOfWriting(clean('<dl><dt>APR</dt></dl>')) // ['<dl>', '<dt>']
 */
export function lossesOfWriting(html: SafeHtml): string[] {
  const names = (element: Element) =>
    silent.has(element.localName)
      ? []
      : [`<${element.localName}>`, ...[...element.attributes].map(written(element))];
  const before = holdings(parsed(html), names);
  const lost = missing(before, holdings(parsed(toStoredForm(toDocument(html))), names));
  return elementsFirst(lost);
}

/**
 * What cleaning took out of HTML that was typed, in words for the writer; none means that nothing
 * of consequence was.
 *
 * @example lossesOfCleaning('<p onclick="x()">APR</p>') // ['onclick']
 */
export function lossesOfCleaning(typed: string): string[] {
  const before = holdings(parsed(inert(typed)), namesWhenCleaned);
  const lost = missing(before, holdings(parsed(clean(typed)), namesWhenCleaned));
  if (/<style[\s>]/i.test(typed)) lost.push('<style>');
  const foreign = lost.filter((name) => !known.has(name));
  return foreign.length > 0 ? foreign : lost;
}

const known = new Set([
  ...Object.keys(allowedAttributes).map((name) => `<${name}>`),
  ...Object.values(allowedAttributes).flat(),
]);
const allowedNames = new Set(Object.values(allowedAttributes).flat());
const refused = 'data-refused-';

/** Attributes that are not allowed do nothing under another name. */
function inert(html: string): string {
  return rewriteAttributes(html, (written, name) =>
    allowedNames.has(name) ? written : `${refused}${name}=""`,
  );
}

function namesWhenCleaned({ localName, attributes }: Element): string[] {
  const modern = Object.hasOwn(replacements, localName) ? replacements[localName] : localName;
  return [`<${modern}>`, ...[...attributes].map(({ name }) => name.replace(refused, ''))];
}

const written =
  ({ localName }: Element) =>
  ({ name, value }: Attr) =>
    `${name}="${value}" of <${localName}>`;

/** An attribute need not be named whose element goes as well. */
function elementsFirst(names: readonly string[]): string[] {
  const elements = names.filter((name) => name.startsWith('<'));
  const others = names.filter((name) => !elements.some((element) => name.endsWith(element)));
  return [...elements, ...others];
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
