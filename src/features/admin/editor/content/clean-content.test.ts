// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { namePartsTakenOut } from './clean-content.ts';

const old =
  '<p style="text-align:center">Hi</p><iframe src="https://maps.example/embed/1"></iframe><img src="http://old.example/a.jpg" alt="A">';

it.each([
  [
    old,
    ['<p style="text-align:center">', '<iframe>', '<img src="http://old.example/a.jpg" alt="A">'],
  ],
  ['<p onclick="x()">a</p><script>x()</script>', ['<p onclick="x()">', '<script>']],
  ['<p align=center>a</p><center>b</center>', ['<p align="center">', '<center>']],
  ['<p><a href="javascript:x()">a</a></p>', ['<a href="javascript:x()">']],
  ['<style>p {}</style><p>a</p>', ['<style>']],
  ['<div><form><input name="a"></form></div>', ['<form>']],
  ['<span style="color:red">a</span><form></form>', ['<span style="color:red">', '<form>']],
  ['<table><tr><td width="9%">a</td></tr></table>', ['<td width="9%">']],
  ['<p>a &amp; b<br/>c</p>\n\n<hr />', []],
  ['<h1>a</h1><b>b</b><section><p>c</p></section>', []],
  [`<a href='${site.url}/rates'>a</a> &nbsp; <!-- note -->`, []],
  ['<ol start="3"><li>a</li></ol><img src="/a.svg" alt="" width="12">', []],
  ['<a href="www.a.example/b">a</a> <img src=\'//a.example/c.jpg\' alt="">', []],
  ['<a href="#a">a</a><h1 id="a">b</h1>', []],
  ['words', []],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', []],
])('names what saving takes out of %s', (html, names) => {
  expect(namePartsTakenOut(html)).toEqual(names);
});

it.each([
  ['<p class="a" onclick="x()">a</p><script>x()</script>', []],
  ['<a href="#a">a</a> <a name="a">b</a> <a name="b">c</a>', ['<a name="a">']],
  ['<a href="#a">a</a> <span id="a">b</span> <span id="b">c</span>', ['<span id="a">']],
  ['<a href="#a">a</a> <p id="a">b</p> <p id="b">c</p>', []],
])('names what readers would miss in %s', (html, names) => {
  expect(namePartsTakenOut(html, { onlySeen: true })).toEqual(names);
});
