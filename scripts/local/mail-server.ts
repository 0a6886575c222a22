import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Folder for the mails of the local stack, relative to the repository; git ignores it. */
export const mailFolder = '.mails';

/** Starts an SMTP server that takes every mail and sends none; it refuses a mail for which `onMail` throws. */
export async function startMailServer(
  { host, port }: { host: string; port: number },
  onMail: (mail: string) => void,
) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    // A name that is looked up would wait for a network.
    disableReverseLookup: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData: (stream, _session, done) => {
      text(stream)
        .then(onMail)
        .then(() => done(), done);
    },
  });
  await once(server.listen(port, host), 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
