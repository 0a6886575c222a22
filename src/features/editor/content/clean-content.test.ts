// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { findPartsTakenOut, namePartsTakenOut } from './clean-content.ts';

const video = '<iframe src="https://maps.example/embed/1"></iframe>';
const old = `<p style="text-align:center">Hi</p>${video}<img src="http://old.example/a.jpg" alt="A">`;
const listHtml = (parts: { html: string }[]) => parts.map(({ html }) => html);

describe('findPartsTakenOut', () => {
  it.each([
    [video, [video]],
    ['<p onclick="x()">a</p><script>x()</script>', ['<p onclick="x()">', '<script>x()</script>']],
    [
      '<img src="http://old.example/a.jpg" alt="A">',
      ['<img src="http://old.example/a.jpg" alt="A">'],
    ],
    ['<p style="text-align:center">a</p>', ['<p style="text-align:center">']],
    ['<p align=center>a</p>', ['<p align="center">']],
    ['<center>a</center>', ['<center>a</center>']],
    ['<p><a href="javascript:x()">a</a></p>', ['<a href="javascript:x()">a</a>']],
    ['<style>p {}</style><p>a</p>', ['<style>p {}</style>']],
    ['<div><form><input name="a"></form></div>', ['<form><input name="a"></form>']],
    ['<span style="color:red">a</span>', ['<span style="color:red">']],
    ['<table><tr><td width="9%">a</td></tr></table>', ['<td width="9%">']],
  ])('lists what saving takes out of %s', (typed, parts) => {
    expect(listHtml(findPartsTakenOut('', typed))).toEqual(parts);
  });

  it.each([
    '<p>a &amp; b<br/>c</p>\n\n<hr />',
    '<h1>a</h1><b>b</b><section><p>c</p></section>',
    `<a href='${site.url}/rates'>a</a> &nbsp; <!-- note -->`,
    '<ol start="3"><li>a</li></ol><img src="/a.svg" alt="" width="12">',
    '<a href="www.a.example/b">a</a> <a href=//a.example>b</a> <img src=\'//a.example/c.jpg\' alt="">',
    '<a href="#a">a</a><h1 id="a">b</h1>',
    'words',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    '',
  ])('lists nothing for %s', (typed) => {
    expect(findPartsTakenOut('', typed)).toEqual([]);
  });

  it('lists nothing for content that stays as it was loaded', () => {
    expect(findPartsTakenOut(old, old)).toEqual([]);
  });

  it('lists what the loaded content had for readers and the edited content lacks', () => {
    expect(listHtml(findPartsTakenOut(old, '<p>Hi</p>'))).toEqual([
      '<p style="text-align:center">',
      video,
      '<img src="http://old.example/a.jpg" alt="A">',
    ]);
  });

  it('lists the same part once, with its count', () => {
    expect(findPartsTakenOut(video, video.repeat(3))).toMatchObject([{ html: video, count: 3 }]);
    expect(findPartsTakenOut(video.repeat(2), video)).toMatchObject([{ html: video, count: 2 }]);
  });

  it('does not ask about what readers never saw of an imported post', () => {
    const imported = '<p class="a" id="b" data-c="d"><span style="font-weight:400">Hi</span></p>';
    expect(findPartsTakenOut(imported, '<p>Hi there</p>')).toEqual([]);
    expect(findPartsTakenOut(imported, imported.replace('Hi', 'Hi there'))).not.toEqual([]);
  });

  it('shortens a long part', () => {
    const [part] = findPartsTakenOut('', `<form>${'a'.repeat(5_000)}</form>`);
    expect(part?.html.length).toBeLessThan(300);
    expect(part?.html).toMatch(/^<form>a+…$/);
  });
});

describe('namePartsTakenOut', () => {
  it.each([
    [
      old,
      ['<p style="text-align:center">', '<iframe>', '<img src="http://old.example/a.jpg" alt="A">'],
    ],
    ['<p class="a" onclick="x()">a</p><script>x()</script>', []],
    ['<a href="#a">a</a> <a name="a">b</a> <a name="b">c</a>', ['<a name="a">']],
    ['<a href="#a">a</a> <span id="a">b</span> <span id="b">c</span>', ['<span id="a">']],
    ['<a href="#a">a</a> <p id="a">b</p> <p id="b">c</p>', []],
  ])('names what readers would miss in %s', (html, names) => {
    expect(namePartsTakenOut(html, { onlySeen: true })).toEqual(names);
  });
});
