/** Returns the address of a page's twin. */
export const twinFolder = '/twin';

const scripts = /\s*<script\b[^>]*>[\s\S]*?<\/script>/g;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Returns a page's twin: the same HTML, styles and pictures without any script, as fast as the page could
 * possibly be.
 */
export function twinOf(html: string): string {
  return html.replace(scripts, '').replace(preloads, '');
}

/** A page that loads nothing: the cost of any page in this browser. */
export const barePage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><h1>Your Path to Homeownership Starts Here</h1><p>A page of two sentences. It loads nothing.</p></html>';
