import { createTransport } from 'nodemailer';
import { site } from '../../src/site.ts';

export interface SmtpSettings {
  /** `smtps://USER@HOST:465`, or `smtp://USER@HOST:587` for a connection that becomes encrypted. */
  uri: string;
  password: string;
  /** The sender's address. */
  from: string;
}

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html?: string | undefined;
}

/** Returns the function that sends mails. It rejects unless the server accepts them. */
export function smtpSender({ uri, password, from }: SmtpSettings): (mail: Mail) => Promise<void> {
  const { protocol, hostname, port, username } = new URL(uri);
  const transport = createTransport({
    host: hostname,
    port: Number(port) || undefined,
    secure: protocol === 'smtps:',
    // The password must not travel in clear text; the local server is on the same machine.
    requireTLS: hostname !== '127.0.0.1',
    auth: { user: decodeURIComponent(username), pass: password },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    await transport.sendMail({ from: { name: site.name, address: from }, ...mail });
  };
}
