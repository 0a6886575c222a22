/**
 * Watches a page for texts that change beside other content, and reports each as an error. A browser
 * that translates a page replaces its texts by elements of its own, so React no longer finds a text of
 * its own to change, to remove or to insert something before; only the whole content of an element can
 * still be replaced.
 *
 * Runs in the page, and so uses nothing from outside.
 */
export function watchChangingTexts(): void {
  const isText = (node: Node | null) => node instanceof Text && node.data !== '';
  // Editors and pictures have texts that no translator touches, and React does not render.
  const unwatched = '[contenteditable], [translate=no], head, script, style, svg';
  const read = (record: MutationRecord) => {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    const element = target instanceof Element ? target : target.parentElement;
    if (!element?.isConnected || element.closest(unwatched)) return;
    const hasSiblings = previousSibling !== null || nextSibling !== null;
    const isBad =
      type === 'characterData'
        ? element.childNodes.length > 1
        : (hasSiblings && [...addedNodes, ...removedNodes].some(isText)) ||
          (addedNodes.length > 0 && isText(nextSibling));
    if (isBad) console.error('A text changes beside other content:', element.outerHTML);
  };
  const watch = () =>
    new MutationObserver((records) => records.forEach(read)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  // Until then the parser adds texts.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  else watch();
}
