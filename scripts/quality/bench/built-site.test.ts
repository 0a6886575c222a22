import { expect, it } from 'vitest';
import { withoutScripts } from './built-site.ts';

it('keeps everything of a page except its scripts', () => {
  const page = `<!doctype html><head>
    <style>h1{color:red}</style>
    <link rel="modulepreload" href="/assets/a.js">
    <link rel="stylesheet" href="/assets/a.css" disabled>
    <script>import("/assets/a.js")</script>
    <script type="application/ld+json">{"name":"<b>"}</script></head><h1>Home</h1><img src="/a.svg">`;
  expect(withoutScripts(page)).toBe(`<!doctype html><head>
    <style>h1{color:red}</style>
    <link rel="stylesheet" href="/assets/a.css" disabled></head><h1>Home</h1><img src="/a.svg">`);
});
