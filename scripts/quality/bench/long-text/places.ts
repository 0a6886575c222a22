import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { login } from '#tests/browser/login.ts';

/** A page, or a part of it, with fields that take a text. */
export interface Place {
  path: string;
  /** The name or the id of a field that is there when the page is ready. */
  first: string;
  /** Brings fields to light that are not there at first. */
  open?(page: Page): Promise<unknown>;
  /** What holds the fields; without it, all of the page. */
  part?: string;
}

/** The address of `controlPage`. */
export const controlPath = '/control';

/** The least that a field can cost: the browser's own part. */
export const controlPage = `<!doctype html><title>Control</title><main>
<label>Line <input id="line"></label>
<label>Area <textarea id="area"></textarea></label>
<div contenteditable id="text"></div>
</main><script>window.earlySubmit = null;</script>`;

/** What everybody may open. */
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

/** What the owner opens when signed in. */
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
