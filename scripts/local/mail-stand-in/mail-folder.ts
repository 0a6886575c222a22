import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#src/site.ts';
import { root } from '../../lib/root.ts';

/** Folder for the mails, which are not sent, relative to the repository; git ignores it. */
export const mailFolder = '.mails';

/** A mail, ready to be sent. */
export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** Opens the folder of the mails, and empties it if asked to. */
export function openMailFolder({ folder = join(root, mailFolder), emptied = false } = {}) {
  if (emptied) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    /** Writes a mail to the text file `ID.eml`, which mail programs can open. */
    put(id: string, mail: Mail): void {
      writeFileSync(join(folder, `${id}.eml`), emlOf(id, mail));
    },
  };
}

export type MailFolder = ReturnType<typeof openMailFolder>;

function emlOf(id: string, { to, subject, text, html }: Mail): string {
  const { hostname } = new URL(site.url);
  const headers = {
    From: `${site.name} <no-reply@${hostname}>`,
    To: to.join(', '),
    Subject: subject,
    Date: new Date().toUTCString(),
    'Message-ID': `<${id}@${hostname}>`,
    'Content-Type': `text/${text ? 'plain' : 'html'}; charset=utf-8`,
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}\r\n`,
  );
  return `${lines.join('')}\r\n${text || html}`;
}
