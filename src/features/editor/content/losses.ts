import { allowedAttributes, replacements } from '#src/domain/posts/content/allowed-html.ts';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { videoFigure, videoOf } from '#src/domain/posts/content/video-figure.ts';
import { clean } from './clean.ts';
import { asTyped, parsedInertly, refusedValue } from './refused-html.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { missing, textByElement } from './text-by-element.ts';

/** Elements that add no meaning of their own. */
const silent = new Set(['div', 'p', 'tbody']);

/**
 * Returns the elements of sanitized HTML that the writing view would drop or change, as text for the
 * writer. An empty list means that the view can open it.
 *
 * @example lossesOfWriting(clean('<dl><dt>APR</dt></dl>')) // ['<dl>', '<dt>']
 */
export function lossesOfWriting(html: SafeHtml): string[] {
  const names = (element: Element) => [
    ...(silent.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].map(written(element)),
  ];
  const before = textByElement(parsed(html), names);
  const lost = missing(before, textByElement(parsed(toStoredForm(toDocument(html))), names));
  return elementsFirst(lost);
}

/**
 * Returns what the sanitizer removed from typed HTML, as text for the writer. An empty list means
 * that nothing important was removed.
 *
 * @example lossesOfCleaning('<p onclick="x()">APR</p>') // ['onclick']
 */
export function lossesOfCleaning(typed: string): string[] {
  const before = textByElement(withVideos(parsedInertly(typed)), namesWhenCleaned);
  const lost = missing(before, textByElement(parsed(clean(typed)), namesWhenCleaned));
  if (/<style[\s>]/i.test(typed)) lost.push('<style>');
  const foreign = lost.filter((name) => !known.has(name));
  return foreign.length > 0 ? foreign : lost;
}

/** Replaces frames with videos by what the sanitizer makes of them, which is no loss. */
function withVideos(body: HTMLElement): HTMLElement {
  for (const frame of body.querySelectorAll('iframe')) {
    const video = videoOf(frame.getAttribute('src') ?? '');
    if (!video) continue;
    const figure = videoFigure(body.ownerDocument, video, refusedValue(frame, 'title'));
    const around = frame.parentElement;
    const isAlone = around?.localName === 'p' && around.textContent?.trim() === '';
    (isAlone && around.childElementCount === 1 ? around : frame).replaceWith(figure);
  }
  return body;
}

const known = new Set([
  ...Object.keys(allowedAttributes).map((name) => `<${name}>`),
  ...Object.values(allowedAttributes).flat(),
]);

function namesWhenCleaned({ localName, attributes }: Element): string[] {
  const modern = Object.hasOwn(replacements, localName) ? replacements[localName] : localName;
  return [`<${modern}>`, ...[...attributes].map(({ name }) => asTyped(name))];
}

const written =
  ({ localName }: Element) =>
  ({ name, value }: Attr) =>
    `${name}="${value}" of <${localName}>`;

/** Drops attributes whose whole element is listed. */
function elementsFirst(names: readonly string[]): string[] {
  const elements = names.filter((name) => name.startsWith('<'));
  const others = names.filter((name) => !elements.some((element) => name.endsWith(element)));
  return [...elements, ...others];
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
