import { test } from 'vitest';
import { contactFields } from '#src/features/contact/contact.fields.ts';
import { contactSchema } from '#src/features/contact/contact.schema.ts';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { contactReceipt } from './contact.sample.ts';
import { expectStoredAsSent, naughtyDocuments, timeout } from './naughty-documents.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const usual = contactSchema.parse(typedContact);

test(
  'a message with a naughty string is stored as sent, or refused',
  async () => {
    const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
    const documents = naughtyDocuments(contactSchema.shape, contactFields, (field, value) =>
      contactDocument({ ...usual, [field]: value }, verdict),
    );
    await expectStoredAsSent(database, 'contacts', documents, { receipt: contactReceipt() });
  },
  timeout,
);
