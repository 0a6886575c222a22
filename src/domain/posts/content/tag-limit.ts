/**
 * The number of start tags whose end tag has not come yet. It is far above the depth of any post, as it also
 * counts elements that end without a tag; beyond it, a parser takes minutes.
 */
export const maxOpenTags = 1_000;

/**
 * The number of formatting elements of one kind, such as `<b>`, that may be open within a cell or the whole
 * text. A parser repeats all that were never closed in each block that follows, which grows with the square of
 * the text. It does so for three at most if they are identical, and this is for those that are not.
 */
export const maxOpenOfKind = 3;

const formatting = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr'],
  ...['s', 'small', 'strike', 'strong', 'tt', 'u'],
]);
/** Elements out of which no formatting element reaches, nor its end tag. */
const barriers = new Set([
  ...['table', 'caption', 'td', 'th', 'template', 'object', 'applet', 'marquee', 'svg', 'math'],
  ...['select', 'textarea', 'title', 'script', 'iframe', 'xmp', 'noembed', 'noframes'],
]);
/** Elements that end where the next of their kind begins. */
const endedByNext = new Set(['a', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option']);
/** Elements that have no content, */
const empty = new Set(['br', 'embed', 'hr', 'img', 'meta']);
/** and those that have none outside of drawings and formulas. */
const emptyInHtml = new Set([
  ...['area', 'base', 'col', 'input', 'link', 'param', 'source', 'track', 'wbr'],
]);

/**
 * Creates the function that says for each tag of a text, in order, whether it may stay, so that the text can be
 * parsed in linear time. What must go are start tags beyond the limits, whose content stays. An end tag that a
 * parser may ignore does not count.
 *
 * @returns a function that takes the tag's lowercase name
 */
export function createTagLimit(): (name: string, isEnd: boolean) => boolean {
  const open: string[] = [];

  /** Takes out the last element of this kind, out of others that it may be entangled with. */
  function end(name: string): void {
    const isBeyond = (other: string) =>
      formatting.has(name) ? barriers.has(other) : !formatting.has(other);
    for (let index = open.length - 1; index >= 0; index--) {
      const other = open[index] ?? '';
      if (other === name) {
        open.splice(index, 1);
        return;
      }
      if (isBeyond(other)) return;
    }
  }

  function isInHtml(): boolean {
    return !open.includes('svg') && !open.includes('math');
  }

  function countOfKind(name: string): number {
    const within = open.slice(open.findLastIndex((other) => barriers.has(other)) + 1);
    return within.filter((other) => other === name).length;
  }

  return (name, isEnd) => {
    if (isEnd || endedByNext.has(name)) end(name);
    if (isEnd || empty.has(name) || (emptyInHtml.has(name) && isInHtml())) return true;
    if (open.length >= maxOpenTags) return false;
    if (formatting.has(name) && countOfKind(name) >= maxOpenOfKind) return false;
    open.push(name);
    return true;
  };
}
