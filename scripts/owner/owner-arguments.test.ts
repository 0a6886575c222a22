import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { projects } from '#scripts/local/stack.ts';
import { site } from '#src/site.ts';
import { mailDocuments, templatePaths } from './mail-texts.ts';
import {
  checkChoosable,
  chooseNumbers,
  confirm,
  parseDeleteTarget,
  parseEmail,
  parseOrigin,
  parseSince,
} from './owner-arguments.ts';

it.each([
  [[], 'Name an email address.'],
  [['ada@example.com', 'bob@example.com'], 'Name one email address, not 2 words.'],
  [['ada'], '"ada" is not an email address.'],
  [[''], '"" is not an email address.'],
])('refuses %j', (words, message) => {
  expect(() => parseEmail(words)).toThrow(message);
});

const real = { id: 'homes-live', emulated: false };
const local = { id: projects.start, emulated: true };

describe('parseOrigin', () => {
  it.each([
    ['https://www.homes.test', real, 'https://www.homes.test'],
    ['https://www.homes.test/', real, 'https://www.homes.test'],
    ['http://127.0.0.1:5173', local, 'http://127.0.0.1:5173'],
    [undefined, local, site.url],
  ])('reads %j', (named, project, origin) => {
    expect(parseOrigin(named, project)).toBe(origin);
  });

  it.each([
    ['www.homes.test', '--origin "www.homes.test" is not an address such as'],
    ['https://homes.test/admin', 'is not an address'],
    ['https://me@homes.test', 'is not an address'],
    ['javascript:alert(1)', 'is not an address'],
    ['http://homes.test', 'Mails cannot link to http://homes.test: set url in src/site.ts'],
    ['https://homes.example', 'Mails cannot link to https://homes.example'],
  ])('refuses %j for a real project', (named, message) => {
    expect(() => parseOrigin(named, real)).toThrow(message);
  });

  it('refuses the site’s own address for a real project while it is an example', () => {
    const url = vi.spyOn(site, 'url', 'get').mockReturnValue('https://homes.example');
    onTestFinished(() => url.mockRestore());
    expect(() => parseOrigin(undefined, real)).toThrow(
      'Mails cannot link to https://homes.example',
    );
  });
});

const now = new Date('2026-11-21T15:00:00Z');

describe('parseSince', () => {
  it.each([
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-21', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.250-05:00', '2026-11-20T14:30:00.250Z'],
  ])('reads %s', (text, time) => {
    expect(parseSince(text, now)).toEqual(new Date(time));
  });

  it.each(['yesterday', '2026-02-30', '2026-11-20T25:00Z', '2026-11-20T09:30', ''])(
    'refuses %j',
    (text) => {
      expect(() => parseSince(text, now)).toThrow(
        `--since "${text}" is neither a day such as 2026-11-21 nor a time`,
      );
    },
  );

  it.each(['2026-11-22', '2026-11-21T15:00:00.001Z'])(
    'refuses %s, which is in the future',
    (text) => {
      expect(() => parseSince(text, now)).toThrow(`--since ${text} is in the future.`);
    },
  );
});

describe('parseDeleteTarget', () => {
  it('reads an email address', () => {
    const sender = { email: 'Ada+home@Example.com', phone: '' };
    expect(parseEmail([sender.email])).toBe(sender.email);
    expect(parseDeleteTarget([sender.email])).toEqual({ sender });
  });

  it.each([
    [['(555) 123-4567'], '(555) 123-4567'],
    [['1', '555', '123', '4567'], '1 555 123 4567'],
    [['+12345678'], '+12345678'],
  ])('reads the phone number %j', (words, phone) => {
    expect(parseDeleteTarget(words)).toEqual({ sender: { email: '', phone } });
  });

  it('takes eight digits for a reference number', () => {
    const names = [{ reference: '1234-5678' }];
    expect(parseDeleteTarget(['12345678'])).toEqual({ names });
  });

  it('reads reference numbers and ids, as many as there are', () => {
    const id = '_'.repeat(43);
    expect(parseDeleteTarget(['ctpzzyrk', id, '1234-5678'])).toEqual({
      names: [{ reference: 'CTPZ-ZYRK' }, { id }, { reference: '1234-5678' }],
    });
  });

  it.each([
    [[], 'Name an email address, a phone number or reference numbers.'],
    [['ada'], '"ada" is not an email address, a phone number or a reference number.'],
    [['ada@'], '"ada@" is not an email address.'],
    [['ada@example.com', 'CTPZ-ZYRK'], 'Name one email address, not 2 words.'],
    [['CTPZ-ZYRK', 'ada'], '"CTPZ-ZYRK ada" is not an email address'],
  ])('refuses %j', (words, message) => {
    expect(() => parseDeleteTarget(words)).toThrow(message);
  });
});

function typing(text: string) {
  const input = new PassThrough();
  input.end(text);
  return { input, output: new PassThrough() };
}

describe('confirm', () => {
  const answering = (text: string) => confirm('24', 'all of this', typing(text));

  it.each(['24\n', ' 24 \n'])('accepts %j', async (text) => {
    await expect(answering(text)).resolves.toBeUndefined();
  });

  it.each(['2\n', 'y\n', '\n', ''])('rejects %j', async (text) => {
    await expect(answering(text)).rejects.toThrow('Nothing was deleted');
  });
});

describe('chooseNumbers', () => {
  const choosing = (text: string) => chooseNumbers(12, typing(text));

  it.each([
    ['3 1\n', [1, 3]],
    ['1,2, 12\n', [1, 2, 12]],
    [' 2 2 \n', [2]],
    ['ALL\n', Array.from({ length: 12 }, (_, index) => index + 1)],
    ['\n', []],
    ['', []],
  ])('reads %j', async (text, numbers) => {
    expect(await choosing(text)).toEqual(numbers);
  });

  it.each(['0\n', '13\n', '1 2x\n', '1-3\n', 'yes\n', '-1\n'])('refuses %j', async (text) => {
    await expect(choosing(text)).rejects.toThrow('is not a number of this list');
  });
});

it('needs a terminal for a choice, which --yes cannot make', () => {
  expect(() => checkChoosable(false, { isTTY: true })).not.toThrow();
  expect(() => checkChoosable(true, { isTTY: true })).toThrow('name each lead');
  expect(() => checkChoosable(false, {})).toThrow('in a terminal');
});

it('escapes the name of the site in the HTML, and only there', () => {
  const name = vi.spyOn(site, 'name', 'get').mockReturnValue('Homes &amp; <More>');
  onTestFinished(() => name.mockRestore());
  expect(mailDocuments('ada@example.com', 'https://homes.test')[templatePaths.lead]).toMatchObject({
    subject: 'New {{what}} {{reference}} on Homes &amp; <More>',
    text: expect.stringContaining('a form on Homes &amp; <More>.'),
    html: expect.stringContaining('a form on Homes &amp;amp; &lt;More&gt;.'),
  });
});
