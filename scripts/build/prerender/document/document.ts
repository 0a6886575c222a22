import { type EmbeddedValues, embeddedBlock } from '#src/lib/document-data.ts';
import type { Env } from '#src/lib/settings.schema.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy } from './csp.ts';

interface PageParts {
  env: Env;
  /** The index.html that Vite wrote. */
  template: string;
  head: string;
  body: string;
  /** Data that the page needs to hydrate exactly as it was rendered. */
  embedded: EmbeddedValues;
  isForm: boolean;
  /** Addresses of all scripts of the page, each after those that it imports. */
  scripts: string[];
  /** Address of the entry, which imports all other scripts of the site. */
  entry: string;
  /** The page's style sheets: their addresses and their text. */
  styles: { href: string; text: string }[];
}

const buildTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Returns a prerendered page as an HTML document with its styles and its policy. */
export function htmlDocument(page: PageParts): string {
  const boot = bootScript(page.scripts, page.entry, page.isForm);
  const css = page.styles.map(({ text }) => text.trim()).join('\n');
  const policy = contentSecurityPolicy(page.env, { scripts: [boot], styles: [css] });
  return fill(page.template.replace(buildTags, ''), {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    'page-head': page.head,
    styles: [
      `<style>${css}</style>`,
      // Keeps Vite's loader from adding the style sheet again; a disabled link requests nothing.
      ...page.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
      `<script>${boot}</script>`,
    ].join('\n    '),
    'page-body': page.body,
    'page-data': embeddedBlock(page.embedded),
  });
}

/** Fills all markers at once, since a part may contain text that looks like a marker. */
function fill(template: string, parts: Record<string, string>): string {
  for (const name of Object.keys(parts)) {
    if (!template.includes(markerOf(name))) throw new Error(`index.html has no ${markerOf(name)}.`);
  }
  const markers = new RegExp(Object.keys(parts).map(markerOf).join('|'), 'g');
  return template.replace(markers, (marker) => parts[marker.slice(4, -3)] ?? marker);
}

function markerOf(name: string): string {
  return `<!--${name}-->`;
}
