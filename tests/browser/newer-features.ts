/**
 * Functions, classes and properties that at least one of the supported browsers lacks, by their owner. In our
 * own code, `lib` in tsconfig.json keeps out those of the language, but not those of the DOM.
 */
const newerByOwner: Readonly<Record<string, string>> = {
  Array: 'fromAsync',
  'ArrayBuffer.prototype': 'detached resize transfer transferToFixedLength',
  Atomics: 'waitAsync',
  Error: 'captureStackTrace isError',
  Intl: 'DurationFormat Segmenter',
  'Intl.Locale.prototype': 'getTextInfo getTimeZones getWeekInfo',
  'Intl.NumberFormat.prototype': 'formatRange formatRangeToParts',
  'Intl.PluralRules.prototype': 'selectRange',
  Iterator: 'concat from',
  'Iterator.prototype':
    'drop every filter find flatMap forEach map reduce some take toArray includes join',
  JSON: 'isRawJSON rawJSON',
  Map: 'groupBy',
  'Map.prototype': 'getOrInsert getOrInsertComputed',
  Math: 'f16round sumPrecise',
  Object: 'groupBy',
  Promise: 'try withResolvers',
  RegExp: 'escape',
  'RegExp.prototype': 'unicodeSets',
  'Set.prototype':
    'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  'String.prototype': 'isWellFormed toWellFormed',
  Uint8Array: 'fromBase64 fromHex',
  'Uint8Array.prototype': 'setFromBase64 setFromHex toBase64 toHex',

  AbortSignal: 'any',
  'Blob.prototype': 'bytes',
  CSS: 'highlights registerProperty',
  'Clipboard.prototype': 'read readText write',
  Document: 'parseHTML parseHTMLUnsafe',
  'Document.prototype':
    'caretPositionFromPoint hasStorageAccess moveBefore requestStorageAccess startViewTransition',
  'Element.prototype':
    'ariaNotify checkVisibility computedStyleMap getHTML moveBefore setHTML setHTMLUnsafe',
  'HTMLButtonElement.prototype': 'commandForElement popoverTargetElement',
  'HTMLDialogElement.prototype': 'closedBy requestClose',
  'HTMLElement.prototype': 'hidePopover popover showPopover togglePopover',
  'HTMLSelectElement.prototype': 'showPicker',
  'Headers.prototype': 'getSetCookie',
  'IDBFactory.prototype': 'databases',
  'Navigator.prototype': 'connection deviceMemory userActivation userAgentData wakeLock',
  'Performance.prototype': 'eventCounts interactionCount',
  'PointerEvent.prototype': 'getCoalescedEvents',
  'ReadableStream.prototype': 'values',
  ReadableStream: 'from',
  'Request.prototype': 'bytes',
  Response: 'json',
  'Response.prototype': 'bytes',
  'Selection.prototype': 'getComposedRanges',
  'StorageManager.prototype': 'estimate',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',

  window:
    'cancelIdleCallback ClipboardItem CloseWatcher cookieStore Float16Array Highlight Iterator navigation ' +
    'requestIdleCallback scheduler SuppressedError Temporal ToggleEvent trustedTypes URLPattern',
};

/** What browsers that are supported may lack, like `URL.parse`, `Blob.prototype.bytes` or `window.scheduler`. */
export const newerFunctions: readonly string[] = Object.entries(newerByOwner).flatMap(
  ([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`),
);

/** Names that other objects and variables have too. Only a browser without these functions finds their uses. */
const commonNames = new Set(
  (
    'bytes connection detached difference drop every filter find flatMap forEach estimate getHTML includes ' +
    'intersection join map navigation popover read reduce resize scheduler size some take toArray toBase64 ' +
    'transfer union values write'
  ).split(' '),
);

/** Finds the functions that a script uses although a supported browser may lack them. */
export function findNewerFunctions(code: string): string[] {
  return newerFunctions.filter((path) => {
    const [, owner = '', name = ''] = /^(.+)[.](\w+)$/.exec(path) ?? [];
    const isCommon = commonNames.has(name);
    if (owner.endsWith('.prototype')) return !isCommon && new RegExp(`[.]${name}\\b`).test(code);
    const isGlobal = owner === 'window';
    const holder = isGlobal ? '(?:window|globalThis|self)' : owner;
    if (new RegExp(`\\b${holder}[?]?[.]${name}\\b`).test(code)) return true;
    // Elsewhere, the word may be part of a text.
    const bare = `(?:typeof|new|instanceof) ${name}\\b|(?<![\\w$.])${name}[.(]`;
    return isGlobal && !isCommon && new RegExp(bare).test(code);
  });
}

const newerProperties =
  'anchor-name animation-timeline contain-intrinsic-[a-z-]+ content-visibility field-sizing font-size-adjust ' +
  'interpolate-size position-anchor position-area reading-flow scrollbar-(?:color|gutter|width) ' +
  'text-box[a-z-]* text-wrap[a-z-]* timeline-scope transition-behavior view-transition-[a-z-]+ ' +
  'white-space-collapse zoom';
const newerStyleFunctions =
  'abs anchor anchor-size calc-size contrast-color exp hypot if light-dark linear log mod pow round shape ' +
  'sibling-count sibling-index sign sqrt xywh';

/** Matches what style sheets may have, a supported browser may lack, and the build does not replace. */
const newerStyles = new RegExp(
  [
    /:(?:has\(|popover-open|open\b|user-(?:in)?valid|dir\(|state\(|details-content|highlight\()/
      .source,
    // A rule in another one, which the build moves out of it.
    '(?<=[{},;])&',
    /@(?:function|position-try|property|scope|starting-style|view-transition)\b/.source,
    /\((?:prefers-reduced-transparency|scripting|update)\b/.source,
    /@container[^{]*(?:scroll-state|style)\(/.source,
    `(?<=[{;])(?:${newerProperties.replaceAll(' ', '|')})(?=:)`,
    `(?<![\\w-])(?:${newerStyleFunctions.replaceAll(' ', '|')})\\(`,
    // Units, and values.
    /(?<=[\d.])(?:r?lh|r?cap|r?ic|rch|rex)\b|\bsubgrid\b|\ballow-discrete\b/.source,
    /(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from /.source,
  ].join('|'),
  'g',
);

/**
 * Finds what a built style sheet uses although a supported browser may lack it: of a selector or a condition
 * all of it; of anything else the name.
 */
export function findNewerStyles(css: string): string[] {
  const uses = [...css.matchAll(newerStyles)].map(({ 0: found, index }) => {
    const start = Math.max(...['{', '}', ';'].map((mark) => css.lastIndexOf(mark, index))) + 1;
    const end = index + css.slice(index).search(/[{};]|$/);
    return css[end] === '{' ? css.slice(start, end).trim() : found;
  });
  return [...new Set(uses)];
}
