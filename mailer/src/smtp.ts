import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { site } from '../../src/site.ts';
import { smtpLimits } from './settings.ts';

export interface SmtpSettings {
  /** `smtps://USER@HOST:465`, or `smtp://USER@HOST:587` for a connection that becomes encrypted. */
  uri: string;
  password: string;
  /** The sender's address. */
  from: string;
}

export interface Mail {
  /** The same in each try, so that a mailbox recognizes a copy. */
  key: string;
  to: string[];
  subject: string;
  text: string;
  html?: string | undefined;
}

export interface SmtpFailure extends SMTPError {
  /** The server got the whole text and did not say whether it took the mail. */
  isUnknown?: boolean;
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Connects to the server and logs in. What takes too long ends the connection. Rejects with an SmtpFailure. */
export async function openSession({ uri, password, from }: SmtpSettings, limits = smtpLimits) {
  const { protocol, hostname: host, port, username } = new URL(uri);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const connection = new SMTPConnection({
    name: domain,
    host,
    port: Number(port) || undefined,
    secure: protocol === 'smtps:',
    // The password must not travel in clear text; the local server is on the same machine.
    requireTLS: host !== '127.0.0.1',
  });
  let fail: (failure: SmtpFailure) => void;
  connection.on('error', (error) => fail(error));
  const step = (begin: (done: (error?: SmtpFailure | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      fail = reject;
      begin((error) => (error ? reject(error) : resolve()));
    });
  let timer: NodeJS.Timeout | undefined;
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      fail(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
      connection.close();
    }, ms).unref();
  };
  allow(limits.textMs);
  await step((done) => connection.connect(done));
  const auth = { user: decodeURIComponent(username), pass: password.replace(/[\r\n]+$/, '') };
  await step((done) => connection.login(auth, done)).catch((failure) => {
    connection.close();
    throw failure;
  });
  return {
    isOpen: () => !connection.destroyed,
    close: () => connection.quit(),
    /** Sends a mail. Rejects with an SmtpFailure unless the server accepts it. */
    async send({ key, ...words }: Mail): Promise<void> {
      const message = new MailComposer({
        ...words,
        from: { name: site.name, address: from },
        messageId: `<${key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }).compile();
      let isSent = false;
      const text = message.createReadStream().on('end', () => {
        isSent = true;
        allow(limits.answerMs);
      });
      await step((done) => connection.send(message.getEnvelope(), text, done))
        .catch(async (failure: SmtpFailure) => {
          await step((done) => connection.reset(done)).catch(() => connection.close());
          throw Object.assign(failure, {
            isUnknown: isSent && !(Number(failure.responseCode) >= 400),
          });
        })
        .finally(() => allow(limits.textMs));
    },
  };
}
