import { describe, expect, it } from 'vitest';
import type { MessageInput } from '#src/domain/leads/message.fields.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { messageSchema } from './message.schema.ts';

function complaintAbout(input: Partial<MessageInput>): string | undefined {
  return messageSchema.safeParse({ ...typedContact, ...input }).error?.issues[0]?.message;
}

describe('messageSchema', () => {
  it("tidies the values and keeps a message's line breaks", () => {
    expect(
      messageSchema.parse({ name: ' Nu\u0301ria ', email: ' a@b.co\n', message: '\nOne\n\nTwo ' }),
    ).toEqual({ name: 'Núria', email: 'a@b.co', message: 'One\n\nTwo' });
  });

  it.each<[keyof MessageInput, string]>([
    ['name', 'O'],
    ['name', 'x'.repeat(100)],
    ['name', '𠮷'.repeat(100)],
    ['message', '?'],
    ['message', '𠮷'.repeat(5_000)],
    ['message', ` ${'x'.repeat(5_000)} `],
  ])('accepts %s as %j', (field, value) => {
    expect(complaintAbout({ [field]: value })).toBeUndefined();
  });

  it.each<[keyof MessageInput, string, string]>([
    ['name', '', 'Enter your name.'],
    ['name', ' \u00a0\n', 'Enter your name.'],
    ['name', 'x'.repeat(101), 'at most 100'],
    ['message', '', 'Enter your message.'],
    ['message', '\n\n\t', 'Enter your message.'],
    ['message', 'x'.repeat(5_001), 'at most 5,000'],
  ])('rejects %s as %j', (field, value, words) => {
    expect(complaintAbout({ [field]: value })).toContain(words);
  });
});
