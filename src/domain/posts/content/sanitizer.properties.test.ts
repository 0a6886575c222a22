// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { extent } from '#tests/proof/extent.ts';
import { hostileAddress } from '#tests/proof/hostile-address.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { allowedAttributes, linkAddress } from './allowed-html.ts';
import { createContentReader } from './article-content.ts';
import { deepHtml, hostileHtml } from './hostile-html.arbitrary.ts';
import { createSanitizer } from './sanitizer.ts';

const sanitize = createSanitizer(window);
const read = createContentReader(window);

const links = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;
const images = /^(?:https:\/\/|\/(?![/\\]))/;
/** The elements and attributes that the page itself adds to the content. */
const added: Record<string, string[]> = {
  a: ['rel'],
  h2: ['id'],
  img: ['loading', 'decoding'],
  section: ['aria-label', 'tabindex'],
  table: ['data-named'],
  b: [],
  aside: [],
};

/** Returns what is not on the allow-list, as a browser would parse this HTML. */
function intruders(html: string, alsoAllowed: Record<string, string[]> = {}): string[] {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const known = [allowedAttributes[localName], alsoAllowed[localName]];
    const allowed = known.flatMap((names) => names ?? []);
    if (known.every((names) => !names)) return [`<${localName}>`];
    return [...attributes]
      .filter(({ name, value }) => {
        if (name === 'href') return localName !== 'a' || !links.test(value);
        if (name === 'src') return localName !== 'img' || !images.test(value);
        return !allowed.includes(name);
      })
      .map(({ name, value }) => `${name}=${value} on <${localName}>`);
  });
}

/** Schemes that may lead to something other than a page, a mailbox or a phone. */
const foreignScheme = /^(?:javascript|data|vbscript|blob|file|about):/i;
/** Characters that a browser ignores in an address. */
const overlooked = /[\p{Cc}\p{White_Space}]/gu;
const running = 'script, style, iframe, object, embed, form, link, meta, base, svg, math';

/** Expects an element to have nothing that runs, loads a page, submits or restyles, whatever is on the allow-list. */
function expectHarmless(body: Element): void {
  expect(body.querySelectorAll(running)).toHaveLength(0);
  for (const { attributes } of body.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on|style|srcdoc|srcset/);
      if (name !== 'alt' && name !== 'aria-label') {
        expect(value.replace(overlooked, '')).not.toMatch(foreignScheme);
      }
    }
  }
}

/** Links to ids, each of which would stay if an element had it. */
const targets = ['cookie', '2', 'row', 'javascript:alert(1)', 'mailto:a@b.example']
  .map((id) => `<a href="#${id}">a</a>`)
  .join('');

it('passes nothing that is not on the allow-list or runs, only unique ids with the prefix, and does not change its own output', () => {
  const { body } = document.implementation.createHTMLDocument('');
  const anyHtml = fc.oneof({ weight: 9, arbitrary: hostileHtml }, deepHtml);
  holds(
    fc.property(fc.constantFrom('', targets), anyHtml, (links, hostile) => {
      const html = links + hostile;
      const clean = sanitize(html);
      body.innerHTML = clean;
      const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of ids) expect(id).toMatch(/^user-content-[\w.:-]+$/);
      expect(new Set(ids).size).toBe(ids.length);
      expect(intruders(clean)).toEqual([]);
      // A browser that reads what the build has written gets the same.
      for (const output of [clean, read(html).body.innerHTML]) {
        body.innerHTML = output;
        expect(body.innerHTML).toBe(output);
        expectHarmless(body);
      }
      expect(sanitize(clean)).toBe(clean);
      expect(intruders(read(clean).body.innerHTML, added)).toEqual([]);
    }),
    extent(3_000, 80),
  );
});

const onThisSite = hostileAddress.map((text) => `${site.url}/${text}`);
const address = fc.oneof(hostileAddress, onThisSite);

it('leads to the web, a mailbox or a phone, or stays on the site, and is idempotent', () => {
  holds(
    fc.property(address, (text) => {
      const link = linkAddress(text);
      expect(linkAddress(link)).toBe(link);
      if (link === '') return;
      const { protocol, origin } = new URL(link, `${site.url}/blog/post`);
      expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      if (/^[/#]/.test(link)) expect(origin).toBe(site.url);
    }),
  );
});
