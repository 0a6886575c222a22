import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { login } from '#tests/browser/login.ts';

/** A page, or a part of it, with text fields. */
export interface Place {
  path: string;
  /** Name or id of a field that exists once the page is ready. */
  first: string;
  /** Reveals fields that are hidden at first. */
  open?(page: Page): Promise<unknown>;
  /** Selector of the container of the fields; the whole page by default. */
  part?: string;
}

/** Address of `controlPage`. */
export const controlPath = '/control';

/** A bare field, as a control: the browser's own share of the time. */
export const controlPage = `<!doctype html><title>Control</title><main>
<label>Line <input id="line"></label>
<label>Area <textarea id="area"></textarea></label>
<div contenteditable id="text"></div>
</main><script>window.earlySubmit = null;</script>`;

/** The public pages. */
export const publicPlaces: readonly Place[] = [
  { path: controlPath, first: 'line' },
  { path: `${paths.quote}?step=1`, first: 'firstName' },
  { path: `${paths.quote}?step=2`, first: 'email' },
  { path: `${paths.quote}?step=3`, first: 'address' },
  { path: `${paths.quote}?step=4`, first: 'income' },
  { path: `${paths.quote}?step=5`, first: 'homePrice' },
  { path: `${paths.quote}?step=6`, first: 'downPayment' },
  { path: `${paths.purchaseLeads}?step=1`, first: 'companyName' },
  { path: `${paths.purchaseLeads}?step=2`, first: 'contactName' },
  { path: paths.contact, first: 'name' },
  { path: paths.blog, first: 'blog-search' },
  { path: paths.calculator, first: 'basic-amount' },
  { path: `${paths.calculator}#tab=advanced`, first: 'home-price' },
  { path: paths.login, first: 'password' },
  {
    path: paths.login,
    first: 'password',
    open: (page) => login(page).forgot.click(),
    part: 'form:has(#reset-email)',
  },
];

/** The owner's pages, which require signing in. */
export const adminPlaces: readonly Place[] = [
  { path: paths.adminBlog, first: 'fixed30' },
  { path: paths.newPost, first: 'title' },
  {
    path: paths.newPost,
    first: 'title',
    open: (page) => contentEditor(page).view('HTML'),
    part: '[role=tabpanel]',
  },
  ...(['Link', 'Image'] as const).map((name) => ({
    path: paths.newPost,
    first: 'title',
    open: (page: Page) => contentEditor(page).tool(name).click(),
    part: '[role=dialog]',
  })),
];
