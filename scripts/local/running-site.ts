import { site } from '#src/site.ts';
import { runCommand } from '../lib/command.ts';
import { Failure, logFolder } from '../lib/failure.ts';
import { mailFolder } from './mail-server.ts';
import { adminAccount, host, ports } from './stack.ts';
import type { Suite } from './suite.ts';

interface RunningSite {
  suite: Suite;
  url: string;
  /** Where its data is from and goes to. */
  data: string;
  /** Settles if its server ends on its own. */
  ended?: Promise<Failure>;
  /** Says what became of the data. */
  sayFate?(saved: boolean): string;
}

/** Runs a site until Ctrl-C, and fails if something ends on its own. */
export function runSite(start: () => Promise<RunningSite>): void {
  runCommand(async (command) => {
    console.log('Starting the emulators and the site …');
    const { suite, url, data, ended, sayFate = () => '' } = await start();
    // Registered only now, so that a failed start keeps the data of the last run.
    command.onExit(async () => {
      console.log('\nStopping …');
      console.log(`Stopped. ${sayFate(await suite.stop())}`.trim());
    });
    console.log(describeSite(url, data));
    const failures = ended ? [suite.ended, ended] : [suite.ended];
    const end = await Promise.race([command.untilStopped(), ...failures]);
    if (end instanceof Failure) throw end;
    return end;
  });
}

function describeSite(url: string, data: string): string {
  const rows = [
    ['Site', url],
    ['Admin', `${url}/login`],
    ['', `${adminAccount.email}  ${adminAccount.password}`],
    ['Emulators', `Firestore ${host}:${ports.firestore}, Auth ${host}:${ports.auth},`],
    ['', `Functions ${host}:${ports.functions}, reCAPTCHA's fake ${host}:${ports.recaptcha}`],
    ['Mails', `${mailFolder} (SMTP ${host}:${ports.mail})`],
    ['Data', data],
    ['Logs', logFolder],
  ] as const;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `  ${site.name} is running. Ctrl-C stops it.`, '', ...lines, ''].join('\n');
}
