import { site } from '#src/site.ts';
import type { Command } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { logFolder } from '../lib/logs.ts';
import { mailFolder } from './mail-stand-in.ts';
import { adminAccount, host, ports } from './stack.ts';

/** Returns what `npm start` and `npm run preview` print once the site answers. */
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

/**
 * Waits for Ctrl-C.
 *
 * @throws Failure if something ends on its own
 */
export async function untilEnd(command: Command, ...failures: Promise<Failure>[]): Promise<number> {
  const end = await Promise.race([command.untilStopped(), ...failures]);
  if (end instanceof Failure) throw end;
  return end;
}
