import { paths } from '#src/lib/addresses/paths.ts';
import { absoluteUrl } from '#src/lib/addresses/safe-url.ts';
import { site } from '#src/site.ts';

/** The organization behind the site, as schema.org data. */
export const organization = {
  '@type': 'Organization',
  name: site.name,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
};

interface Breadcrumb {
  name: string;
  /** Site-relative. */
  path: string;
}

/** Returns the breadcrumb trail from the home page to a page, as schema.org data. */
export function breadcrumbList(...breadcrumbs: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...breadcrumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}

/** The data that the build read from the database for one page, by name. */
export type EmbeddedValues = Readonly<Record<string, unknown>>;

/** A named value that the build may embed in pages. */
export interface EmbeddedPart<Value> {
  as(value: Value): EmbeddedValues;
  in(values: EmbeddedValues): Value | undefined;
}

/** Declares a value that the build may embed. The same build writes and reads it, so its type is not checked. */
export function embeddedPart<Value>(name: string): EmbeddedPart<Value> {
  return {
    as: (value) => ({ [name]: value }),
    in: (values) => values[name] as Value | undefined,
  };
}

/** The id of the data block. */
const id = 'embedded';

/**
 * Returns the values as a data block of a document, or '' if there are none. Because of its type the
 * browser does not execute it, and the CSP needs no hash for it.
 */
export function embeddedBlock(values: EmbeddedValues): string {
  if (Object.keys(values).length === 0) return '';
  return `<script type="application/json" id="${id}">${jsonForScript(values)}</script>`;
}

/** Reads the values that are embedded in the document; empty if there are none. */
export function readEmbeddedBlock(): EmbeddedValues {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : {};
}

/** Serializes JSON so that no text in it can end the surrounding script element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
