import type { Page } from '@playwright/test';
import { type ChangedWhen, changePages } from './translator.ts';

/**
 * Lets extensions change each page that is opened, and whatever comes into it later: a password manager puts
 * an element beside each input, a writing helper attributes on the document and elements around each text
 * area, and a coupon tool elements at the ends of `<head>` and `<body>`.
 */
export async function addExtensions(page: Page, when: ChangedWhen): Promise<void> {
  await changePages(page, when, extend);
}

/** Runs in the page. */
function extend(): void {
  const element = (name: string) => document.createElement(name);
  const extendAll = () => {
    for (const input of document.querySelectorAll('input:not([data-manager])')) {
      input.setAttribute('data-manager', 'known');
      input.after(element('manager-icon'));
    }
    for (const area of document.querySelectorAll('textarea:not([data-helper])')) {
      area.setAttribute('data-helper', 'false');
      area.setAttribute('spellcheck', 'false');
      area.before(element('helper-mirror'));
      area.after(element('helper-button'), element('helper-card'));
    }
  };
  document.documentElement.setAttribute('data-helper-installed', '');
  document.body.setAttribute('data-helper-id', '7');
  document.head.append(element('style'));
  document.body.append(element('coupon-bar'), element('coupon-dialog'));
  extendAll();
  new MutationObserver(extendAll).observe(document.body, { subtree: true, childList: true });
}
