import type { Page } from '@playwright/test';

/** When other software changes a page: as soon as it is parsed, or once it is hydrated. */
export type ChangedWhen = 'before hydration' | 'after hydration';

/** Lets `change`, which runs in the page, change each page that is opened at that time. */
export async function changePages(page: Page, when: ChangedWhen, change: () => void) {
  const condition = when === 'before hydration' ? 'true' : 'window.earlyPresses === null';
  await page.addInitScript(`addEventListener('DOMContentLoaded', function changePage() {
    if (${condition}) (${change})();
    else setTimeout(changePage);
  })`);
}

/**
 * Lets the browser translate each page that is opened, as Chrome does: it replaces every text by elements of
 * its own, and again after every change. The words stay, so that tests find them.
 */
export async function translatePages(page: Page, when: ChangedWhen): Promise<void> {
  await changePages(page, when, translate);
}

/** Runs in the page. */
function translate(): void {
  const untranslated = 'font, script, style, textarea, svg, [contenteditable], [translate=no]';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (node instanceof Text) found.push(node);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  document.documentElement.lang = 'es';
  document.documentElement.classList.add('translated-ltr');
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrapAll(target);
      else for (const node of addedNodes) wrapAll(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
