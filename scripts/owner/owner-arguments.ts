import { createInterface } from 'node:readline';
import { newYorkMidnight } from '../../src/lib/format/format-time.ts';
import { emailAddress } from '../../src/lib/input/answers.schema.ts';
import { readReference } from '../../src/model/leads/lead-reference.ts';
import { type LeadSender, readSender } from '../../src/model/leads/stored-leads.ts';
import { site } from '../../src/site.ts';
import { Failure } from '../lib/failure.ts';
import type { OwnersProject } from './owner-command.ts';

/** Returns the one email address of a command's arguments. */
export function parseEmail(words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined) throw new Failure('Name an email address.');
  if (more.length > 0) throw new Failure(`Name one email address, not ${words.length} words.`);
  const { success, data } = emailAddress.safeParse(word);
  if (!success) throw new Failure(`"${word}" is not an email address.`);
  return data;
}

/** Returns the origin of links in mails: the given address or the site's own; a real one for a real project. */
export function parseOrigin(named: string | undefined, { emulated }: OwnersProject): string {
  const origin = named ?? site.url;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || url.href !== `${url.origin}/` || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`--origin "${origin}" is not an address such as https://www.your-site.com.`);
  }
  if (!emulated && (url.protocol !== 'https:' || url.hostname.endsWith('.example'))) {
    throw new Failure(
      `Mails cannot link to ${url.origin}: set url in src/site.ts, or add --origin https://www.your-site.com.`,
    );
  }
  return url.origin;
}

const dayOrTime = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses what `--since` says: a day, which means its midnight in New York, or a time with its zone.
 *
 * @example parseSince('2026-11-21', now) // 2026-11-21T05:00:00.000Z
 */
export function parseSince(text: string, now: Date): Date {
  const [, day = ''] = dayOrTime.exec(text) ?? [];
  // Undefined for February 30, of which Date would make March 2.
  const midnight = newYorkMidnight(day);
  const time = midnight && (text === day ? midnight : new Date(text));
  if (!time || Number.isNaN(time.getTime())) {
    throw new Failure(
      `--since "${text}" is neither a day such as 2026-11-21 nor a time such as 2026-11-21T09:30:00Z.`,
    );
  }
  if (time > now) throw new Failure(`--since ${text} is in the future.`);
  return time;
}

/** What names one lead: its reference number as `referenceNumber` writes it, or its id. */
export type LeadName = { reference: string } | { id: string };

export type DeleteTarget = { names: LeadName[] } | { sender: LeadSender };

/**
 * Parses what to delete: reference numbers or ids of leads, an email address, or a phone number. Eight digits are a
 * reference number; with a plus in front, they are a phone number.
 */
export function parseDeleteTarget(words: readonly string[]): DeleteTarget {
  if (words.length === 0) {
    throw new Failure('Name an email address, a phone number or reference numbers.');
  }
  const names = words.flatMap((word) => leadName(word) ?? []);
  if (names.length === words.length) return { names };
  // A phone number may come in several words.
  const text = words.join(' ');
  if (text.includes('@')) return { sender: { email: parseEmail(words), phone: '' } };
  const sender = readSender(text);
  if (!sender) {
    throw new Failure(`"${text}" is not an email address, a phone number or a reference number.`);
  }
  return { sender };
}

function leadName(word: string): LeadName | undefined {
  if (/^[\w-]{43}$/.test(word)) return { id: word };
  const reference = readReference(word);
  return reference === undefined ? undefined : { reference };
}

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const ownTerminal: Terminal = { input: process.stdin, output: process.stdout };

/** Fails, before any work, if there is neither a terminal to confirm it in nor `--yes`. */
export function checkConfirmable(yes: boolean, { isTTY }: { isTTY?: boolean } = process.stdin) {
  if (yes || isTTY) return;
  throw new Failure('There is no terminal to confirm this in: add --yes to do without.');
}

/** Fails, before any work, if there is no terminal to choose in, or `--yes`, which would choose everything. */
export function checkChoosable(yes: boolean, { isTTY }: { isTTY?: boolean } = process.stdin) {
  if (!yes && isTTY) return;
  throw new Failure(
    'You choose what to delete in a terminal, without --yes. In a script, name each lead by its reference number, and add --yes; --dry-run shows them.',
  );
}

/** Asks which items of a numbered list are meant, and returns their numbers in its order; none for no answer. */
export async function chooseNumbers(count: number, terminal?: Terminal): Promise<number[]> {
  const answer = await ask(
    'Which of these? Type their numbers, such as 1 3, or all; Enter deletes none: ',
    terminal,
  );
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (answer.toLowerCase() === 'all') return all;
  const typed = answer.split(/[\s,]+/).filter(Boolean);
  const wrong = typed.find((word) => !all.some((number) => String(number) === word));
  if (wrong !== undefined) {
    throw new Failure(`Nothing was deleted: "${wrong}" is not a number of this list.`);
  }
  return all.filter((number) => typed.includes(String(number)));
}

/** Asks for a word to be typed again; fails if it was not, also if the input ends. */
export async function confirm(word: string, what: string, terminal?: Terminal): Promise<void> {
  const answer = await ask(`Type ${word} to delete ${what}: `, terminal);
  if (answer.toLowerCase() === word.toLowerCase()) return;
  throw new Failure('Nothing was deleted: that was not what was asked for.');
}

function ask(question: string, terminal = ownTerminal): Promise<string> {
  const lines = createInterface(terminal);
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}
