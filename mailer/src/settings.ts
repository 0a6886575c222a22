/** The functions of this codebase. */
export const mailerFunctions = ['sendMail', 'sendWaitingMail'] as const;

/** The parameters that `mailer/.env.PROJECT` must have. Without that file, the mailer is not deployed. */
export const mailerParameters = { uri: 'SMTP_CONNECTION_URI', from: 'MAIL_FROM' } as const;

/** The secret with the password of the SMTP server. */
export const passwordSecret = 'SMTP_PASSWORD';

/** The service account of the mailer, in its own project. */
export const mailerAccount = 'mailer@';

/** The roles for its documents, for the trigger's events, and for the calls of both functions. */
export const mailerRoles = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
] as const;

/** Ids of the templates for the mails that stand in for several leads. An owner's command writes them. */
export const bundleTemplates = { notice: 'more-leads', summary: 'leads-of-an-hour' } as const;

/**
 * How many mails about leads of one kind an hour tries, how many of them may have waited, so that new ones are not
 * last, and how many new ones it takes to send them later; the others are bundled.
 */
export const hourlyLimits = { tries: 20, repeats: 15, taken: 120 };

/** How long a server may take until it has the whole text, and then for its answer. */
export const smtpLimits = { textMs: 30_000, answerMs: 120_000 };

/** How long both functions may run; much longer than one mail takes. */
export const runMs = 540_000;
