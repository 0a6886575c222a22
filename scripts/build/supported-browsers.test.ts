import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { fileLoader } from '#src/app/file-loader.ts';
import { boot } from '#src/app/first-script.ts';
import { stalePageRecovery } from '#src/app/stale-page.ts';
import { findNewerFunctions, findNewerStyles } from '#tests/browser/newer-features.ts';
import { root } from '../lib/root.ts';
import { projects, siteVariables } from '../local/stack.ts';
import { buildInMemory } from './build.ts';
import { buildTargets, supportedBrowsers } from './supported-browsers.ts';

/** Where the browser is asked for a function before it is called, by what happens if it has none. */
const guardedFunctions: Record<string, string[]> = {
  'a timer': [
    'src/lib/loading/timers.ts: window.cancelIdleCallback',
    'src/lib/loading/timers.ts: window.requestIdleCallback',
  ],
  'the links are always shown': ['src/app/SiteHeader.tsx: HTMLElement.prototype.hidePopover'],
  'Back leaves without a question': ['src/lib/hooks/use-leave-guard.ts: window.navigation'],
  'no transition; the site has none': ['react-dom: Document.prototype.startViewTransition'],
  'older functions of the browser': [
    'prosemirror-view: Document.prototype.caretPositionFromPoint',
    'prosemirror-view: Selection.prototype.getComposedRanges',
    'prosemirror-view: window.trustedTypes',
  ],
  'a string': ['dompurify: window.trustedTypes'],
  'document.cookie': ['@firebase/auth: window.cookieStore'],
  'its conversions to and from Temporal fail; the site does not call them': [
    '@firebase/firestore: window.Temporal',
  ],
  'a longer stack': ['@firebase/util: Error.captureStackTrace', 'zod: Error.captureStackTrace'],
};

/** What a page may do without, by what is then different. */
const optionalStyles: Record<string, string[]> = {
  'lines break elsewhere': ['text-wrap'],
  'what arrives later moves what follows': ['lh'],
  'what is closed stays closed on paper': ['details::details-content'],
  'a little more to draw': ['content-visibility'],
  'nothing moves': ['@starting-style'],
  'the page behind a dialog scrolls': [':root:has(.dialog:modal)', 'scrollbar-gutter'],
  'a text area keeps its height': ['field-sizing'],
  'a shadow instead of a fade': ['@property --fade', 'animation-timeline'],
  'closed tools are shown until the page is hydrated': ['@media screen and (scripting:enabled)'],
  'only without scripts': ['@media (scripting:none)'],
  'the links of the header are always shown': [
    '.links:popover-open',
    '.toggle:has(+.links:popover-open) span',
    '.toggle:has(+.links:popover-open) span+span',
    '@supports not selector(:popover-open)',
  ],
  'the links open over the second row of a header that has one': ['anchor(', 'anchor-name'],
  'the words about who may call stand above the number': ['p:has(>.line)'],
  'controls beside each other do not line up': [
    'subgrid',
    '.pair>:has(>label)',
    '.aligned>.field>.label:not(:has(+.hint))',
    '.rate>:first-child>label:not(:has(+p))',
  ],
  'the control itself shows that it is checked, focused, invalid or disabled': [
    '.row:has(:checked)',
    '.row:has(input:focus-visible)',
    '.row:has(input:focus-visible) .input',
    '.choice:has(:checked)',
    '.choice:has(:disabled)',
    '.choice:has(:focus-visible)',
    '.choice:has(:focus-visible) .input',
    '.invalid:not(:has(:checked))',
    '.card:has(.read:focus-visible)',
    '.card:has(.read:focus-visible) .read',
    '.box:has([aria-invalid=true])',
  ],
  'what is about a form follows it instead of standing beside it': [
    '.page:has(>.about,>aside)',
    '.page:has(>aside)>:not(aside)',
    '.page:has(>aside)>aside',
    '.page:has(>aside)>aside+*',
  ],
  'what a choice means stands below it': [
    '.answer:has(>p[aria-live])',
    '.answer:has(>p[aria-live])>p[aria-live]',
  ],
  'long facts of a lead stand in a column': ['.fact:has(button,.message)'],
  'the kinds of leads stay beside a search': ['.panel:has([data-search])>nav'],
  'an empty live region takes a gap': ['.count:not(:has([aria-hidden]))'],
  'amounts of many digits stand beside their names': [
    '.legend:has([data-length^=long]) .entry',
    '.legend:has([data-length^=long]) .amount',
  ],
  'a linked picture has no space of its own': [
    '.content>:is(img,a:has(>img:only-child)),.content figure',
  ],
  'one of several chosen pictures is as large as a single one': [
    ':is(.one:has(+.one),.one+.one)',
    ':is(.one:has(+.one),.one+.one)>*',
    ':is(.one:has(+.one),.one+.one)>.preview',
  ],
  'what follows pictures that are being described is shown': [
    '.chooser:has(.described)~:not([role=status])',
  ],
  'a printed lead has buttons': ['.copyAll:has(button)'],
  'a field may come to rest at the bar below the editor': [':root:has(.bar)'],
};

// Packages differ in other environments.
vi.stubEnv('NODE_ENV', 'production');
// With the names of classes as in the source.
const site = await buildInMemory({ css: { modules: { generateScopedName: '[local]' } } });

/** Returns the name of the package that a module is part of; undefined for our own. */
function findPackage(module: string): string | undefined {
  return /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
}

it('no script uses a function that a supported browser lacks without asking for it', () => {
  const modules = new Map([...site.modules].map(([path, { code }]) => [path, code]));
  // The build puts their source into each page.
  modules.set('src/app/first-script.ts', String(boot));
  modules.set('src/app/file-loader.ts', String(fileLoader));
  modules.set('src/app/stale-page.ts', String(stalePageRecovery));
  const uses = [...modules].flatMap(([module, code]) =>
    findNewerFunctions(code).map((name) => `${findPackage(module) ?? module}: ${name}`),
  );
  expect([...new Set(uses)].sort()).toEqual(Object.values(guardedFunctions).flat().sort());
});

it('no style sheet needs what a supported browser lacks', () => {
  const uses = [...site.files].flatMap(([file, text]) =>
    file.endsWith('.css') ? findNewerStyles(text) : [],
  );
  expect([...new Set(uses)].sort()).toEqual(Object.values(optionalStyles).flat().sort());
});

it('visitors load nothing that only the owner uses, but on /login', () => {
  const owners = ['src/pages/LoginPage.tsx', 'src/pages/AdminArea.tsx'];
  const reached = new Set(['index.html']);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = site.manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!owners.includes(next)) reached.add(next);
  }
  const loaded = new Set([...reached].map((key) => site.manifest[key]?.file));
  const paths = [...site.modules].flatMap(([path, { file }]) => (loaded.has(file) ? path : []));
  expect(paths.length).toBeGreaterThan(200);
  const isOwners = /^src\/(features|data)\/admin\/|\/(@firebase\/auth|prosemirror-\w+)\//;
  expect(paths.filter((path) => isOwners.test(path))).toEqual([]);
});

it('the build compiles for the supported browsers', async () => {
  for (const [name, value] of Object.entries(siteVariables(projects.test))) vi.stubEnv(name, value);
  const { build } = await resolveConfig({ mode: 'emulator' }, 'build');
  expect(build).toMatchObject({ target: buildTargets, cssTarget: buildTargets });
});

it('the README names the supported browsers', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`It works in ${supportedBrowsers}, and later versions.`);
});

it.each([
  ['@layer components{.row:has(:checked)>b{color:red}}', ['.row:has(:checked)>b']],
  ['@media (scripting:none){a{color:red}}', ['@media (scripting:none)']],
  ['a{text-wrap:balance;min-height:calc(2lh + 1px)}', ['text-wrap', 'lh']],
  ['a{color:light-dark(#000,#fff);width:round(1px,2px)}', ['light-dark(', 'round(']],
  ['a{&:hover{color:red}}', ['&:hover']],
  ['a{color:rgb(from red r g b)}', ['rgb(from ']],
  ['a{background:linear-gradient(red,blue);width:2.5rem;opacity:1}', []],
])('finds in the style sheet %s: %j', (css, uses) => {
  expect(findNewerStyles(css)).toEqual(uses);
});
