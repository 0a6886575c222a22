import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { bundleTemplates } from '../../mailer/src/settings.ts';
import { leadPath } from '../../src/lib/addresses/admin-paths.ts';
import { paths } from '../../src/lib/addresses/paths.ts';
import { mailRecipientId, mailTemplateId } from '../../src/model/leads/lead-documents.ts';
import { leadCollections, leadWords } from '../../src/model/leads/stored-leads.ts';
import { collections } from '../../src/model/site/collections.ts';
import { site } from '../../src/site.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { Failure } from '../lib/failure.ts';
import { within } from './owner-command.ts';

export const recipientPath = `${collections.mailRecipients}/${mailRecipientId}`;

export const templatePaths = {
  lead: `${collections.mailTemplates}/${mailTemplateId}`,
  notice: `${collections.mailTemplates}/${bundleTemplates.notice}`,
  summary: `${collections.mailTemplates}/${bundleTemplates.summary}`,
};

/**
 * Returns the documents by which the mailer notifies the owner of new leads, by path. It fills in what is in
 * double braces; `what` is the word for the kind of lead.
 */
export function mailDocuments(email: string, origin: string): Record<string, DocumentData> {
  const beginning = `Someone submitted a form on ${site.name}.`;
  const end = 'This email does not say who. Sign in to read it.';
  const lead = origin + leadPath('{{kind}}', '{{reference}}');
  const list = `${origin}${paths.leads}?kind={{kind}}`;
  return {
    [recipientPath]: { email },
    [templatePaths.lead]: {
      subject: `New {{what}} {{reference}} on ${site.name}`,
      text: `${beginning}\n\n${lead}\n\n${end}\n`,
      html: `<p>${escapeHtml(beginning)}</p>\n<p><a href="${lead}">Open it in the lead desk</a></p>\n<p>${end}</p>\n`,
      kinds: wordKinds('singular'),
    },
    [templatePaths.notice]: {
      subject: `More {{what}} are waiting on ${site.name}`,
      text: `More inquiries are waiting at the desk; the next mail comes at {{time}}.\n\n${list}\n`,
      kinds: wordKinds('plural'),
    },
    [templatePaths.summary]: {
      subject: `More {{what}} on ${site.name}: {{count}}`,
      text: `These came in without a mail of their own.\n\n${list}\n`,
      kinds: wordKinds('plural'),
    },
  };
}

function wordKinds(form: 'singular' | 'plural'): Record<string, string> {
  return Object.fromEntries(leadCollections.map((kind) => [kind, leadWords[kind][form]]));
}

/** Stores a mail to the owner for the mailer to send; fails if nobody is set up to get it. */
export async function requestMail(
  firestore: Firestore,
  message: { subject: string; text: string },
  expiresAt: Date,
): Promise<DocumentReference> {
  const recipient = await within('the database', firestore.doc(recipientPath).get());
  if (!recipient.exists) {
    throw new Failure('Nobody is set up to get it: run npm run mail:setup -- EMAIL first.');
  }
  const mail = { toUids: [mailRecipientId], message, expiresAt: Timestamp.fromDate(expiresAt) };
  return within('the database', firestore.collection(collections.mail).add(mail));
}
