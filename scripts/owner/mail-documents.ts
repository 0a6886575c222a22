import type { DocumentData } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { mailRecipientId, mailTemplateId } from '../../src/domain/leads/lead-documents.ts';
import { leadPath } from '../../src/lib/admin-paths.ts';
import { site } from '../../src/site.ts';
import { escapeHtml } from '../lib/escape-html.ts';

export const recipientPath = `${collections.mailRecipients}/${mailRecipientId}`;

export const templatePath = `${collections.mailTemplates}/${mailTemplateId}`;

/**
 * Returns the documents by which the Trigger Email extension notifies the owner of a new lead, by path.
 * The template is Handlebars, in which three braces insert a value unescaped.
 */
export function mailDocuments(email: string, origin: string): Record<string, DocumentData> {
  const subject = `New lead on ${site.name}`;
  const beginning = `Someone submitted a form on ${site.name}.`;
  const end = 'This email does not say who. Sign in to read it.';
  const textLink = origin + leadPath('{{{kind}}}', '{{{leadId}}}');
  const htmlLink = origin + leadPath('{{kind}}', '{{leadId}}');
  return {
    [recipientPath]: { email },
    [templatePath]: {
      subject,
      text: `${beginning}\n\n${textLink}\n\n${end}\n`,
      html: `<p>${escapeHtml(beginning)}</p>\n<p><a href="${htmlLink}">Open it in the lead desk</a></p>\n<p>${end}</p>\n`,
    },
  };
}
