import { site } from '../../src/site.ts';
import { logFolder } from '../lib/logs.ts';
import { mailFolder } from './mail-stand-in/mail-folder.ts';
import { adminAccount } from './seed/admin-account.ts';
import { host, ports } from './stack.ts';

/**
 * Returns what a command prints once everything runs.
 *
 * @param url of the site
 * @param data one line on where the data comes from and where it goes
 */
export function runningBlock(url: string, data: string): string {
  const rows = [
    ['Site', url],
    ['Admin', `${url}/login`],
    ['', `${adminAccount.email}  ${adminAccount.password}`],
    ['Emulators', `Firestore ${host}:${ports.firestore}, Auth ${host}:${ports.auth},`],
    ['', `Functions ${host}:${ports.functions}, reCAPTCHA's stand-in ${host}:${ports.recaptcha}`],
    ['Mails', mailFolder],
    ['Data', data],
    ['Logs', logFolder],
  ] as const;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `  ${site.name} is running. Ctrl-C stops it.`, '', ...lines, ''].join('\n');
}
