import { expect, it } from 'vitest';
import { leadDocumentPaths } from './lead-documents.ts';

it('returns the paths of the documents of a lead, the lead itself last', () => {
  expect(leadDocumentPaths('contacts', 'abc')).toEqual([
    'leadStates/abc',
    'mail/abc',
    'botReceipts/abc',
    'contacts/abc',
  ]);
});
