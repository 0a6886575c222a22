import type { Page } from '@playwright/test';

/** The field 'Content' of the post editor, as a writer meets it. */
export function contentEditor(page: Page) {
  const text = page
    .getByRole('textbox', { name: 'Content' })
    .and(page.locator('[contenteditable]'));
  const source = page.getByRole('textbox', { name: 'Content' }).and(page.locator('textarea'));
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });

  const view = async (name: 'Write' | 'HTML' | 'Preview') => {
    await page.getByRole('tab', { name, exact: true }).click();
    return page.getByRole('tabpanel', { name, exact: true });
  };

  return {
    text,
    source,
    toolbar,
    view,
    tool: (name: string) => toolbar.getByRole('button', { name, exact: true }),
    panel: (name: string) => page.getByRole('dialog', { name, exact: true }),

    /** The content as it would be stored. */
    async html() {
      await view('HTML');
      return source.inputValue();
    },

    /** Empties the text, as somebody does who begins anew in the same visit. */
    async startOver() {
      await view('HTML');
      await source.fill('');
      await view('Write');
      await text.waitFor();
    },

    /**
     * Selects `words` by a key, and waits until the editor knows: the browser tells of a selection
     * some time after it is made, and a key pressed at once can be handled before that.
     */
    async select(words: string, key: string) {
      const told = await page.evaluateHandle((expected) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        document.addEventListener('selectionchange', () => {
          if (String(getSelection()) === expected) resolve();
        });
        return { promise };
      }, words);
      await page.keyboard.press(key);
      await told.evaluate(({ promise }) => promise);
    },

    /** Pastes as Chromium does when another program has filled the clipboard. */
    async paste(data: { html?: string; text?: string; file?: string }) {
      await text.evaluate((element, { html, text: plain, file }) => {
        const clipboardData = new DataTransfer();
        if (html !== undefined) clipboardData.setData('text/html', html);
        if (plain !== undefined) clipboardData.setData('text/plain', plain);
        if (file !== undefined)
          clipboardData.items.add(new File(['x'], file, { type: 'image/png' }));
        (element as HTMLElement).focus();
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, data);
    },
  };
}
