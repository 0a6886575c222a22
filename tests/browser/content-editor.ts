import { expect, type Page } from '@playwright/test';

/** A file, as it can be passed into a page. */
interface FileInPage {
  name: string;
  base64: string;
}

export const fileInPage = ({ name, bytes }: { name: string; bytes: Buffer }): FileInPage => ({
  name,
  base64: bytes.toString('base64'),
});

/** Drops files on an element, like a browser after they were dragged there. Runs in the page, and so uses nothing from outside. */
export function dropFiles(element: Element, files: readonly FileInPage[]): void {
  const dataTransfer = new DataTransfer();
  for (const { name, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], name));
  }
  element.scrollIntoView({ block: 'nearest' });
  const { left, top } = element.getBoundingClientRect();
  const place = { clientX: left + 20, clientY: top + 20 };
  element.dispatchEvent(
    new DragEvent('drop', { dataTransfer, ...place, bubbles: true, cancelable: true }),
  );
}

/** Returns the post editor's Content field by what a writer sees. */
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

    /** Returns the content as it would be stored. */
    async html() {
      await view('HTML');
      return source.inputValue();
    },

    /** Empties the text, like a writer who starts over in the same visit. */
    async startOver() {
      await view('HTML');
      await source.fill('');
      await view('Write');
      await text.waitFor();
    },

    /** Drops files into the text. */
    async drop(files: readonly { name: string; bytes: Buffer }[]) {
      await text.evaluate(dropFiles, files.map(fileInPage));
    },

    /** Deletes the placeholders of pictures, once none is being added any more. */
    async removePlaceholders(): Promise<void> {
      await expect(page.getByText(/^Adding /)).toHaveCount(0);
      const places = text.locator('[data-missing-picture]');
      for (let left = await places.count(); left > 0; left--) {
        await places.first().click({ position: { x: 10, y: 10 } });
        await page.keyboard.press('Delete');
        await expect(places).toHaveCount(left - 1);
      }
      // What is said of them goes a moment later, and the text moves up.
      await expect(page.getByRole('region', { name: 'Check' })).toContainText('look good');
    },

    /** Pastes like Chromium does after another program has filled the clipboard. */
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
