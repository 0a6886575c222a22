import { embeddedBlock } from '#src/lib/embedded/embedded-block.ts';
import type { EmbeddedValues } from '#src/lib/embedded/embedded-part.ts';
import type { Env } from '#src/lib/env.schema.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy } from './csp.ts';

interface PageParts {
  env: Env;
  /** index.html as Vite wrote it. */
  template: string;
  head: string;
  body: string;
  /** What the page needs to be hydrated as it was rendered. */
  embedded: EmbeddedValues;
  isForm: boolean;
  /** Addresses of all scripts of the page, each after those that it imports. */
  scripts: string[];
  /** The script that names all scripts of the site. */
  entry: string;
  /** The page's style sheets: their addresses and their text. */
  styles: { href: string; text: string }[];
}

const buildTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** One prerendered page as an HTML document, with its styles and its policy in place. */
export function htmlDocument(page: PageParts): string {
  const boot = bootScript(page.scripts, page.entry, page.isForm);
  const css = page.styles.map(({ text }) => text.trim()).join('\n');
  const policy = contentSecurityPolicy(page.env, { scripts: [boot], styles: [css] });
  return fill(page.template.replace(buildTags, ''), {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    'page-head': page.head,
    styles: [
      `<style>${css}</style>`,
      // Vite's loader adds a page's style sheet unless a link to it is there: this one is, and asks for nothing.
      ...page.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
      `<script>${boot}</script>`,
    ].join('\n    '),
    'page-body': page.body,
    'page-data': embeddedBlock(page.embedded),
  });
}

/** Fills all places at once: a part may have words in it that look like a place. */
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
