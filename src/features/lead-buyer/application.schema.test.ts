import { describe, expect, it } from 'vitest';
import type { ApplicationInput } from '#src/domain/leads/application.fields.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { applicationSchema } from './application.schema.ts';

function complaintAbout(answers: Partial<ApplicationInput>): string | undefined {
  return applicationSchema.safeParse({ ...typedApplication, ...answers }).error?.issues[0]?.message;
}

describe('applicationSchema', () => {
  it('parses typed values into stored values', () => {
    const typed = {
      ...typedApplication,
      companyName: ' Acme ',
      website: ' acme.com ',
      leadTypes: ['HELOC', 'Refinance'],
    };
    expect(applicationSchema.parse(typed)).toEqual({
      ...typedApplication,
      companyName: 'Acme',
      website: 'https://acme.com',
      phone: '15551234567',
      leadTypes: ['Refinance', 'HELOC'],
    });
  });

  it.each<[keyof ApplicationInput, string | string[]]>([
    ['companyName', 'A'],
    ['companyName', '𠮷'.repeat(100)],
    ['companyType', 'Other'],
    ['website', 'acme.com'],
    ['website', 'http://acme.com'],
    ['website', ' https://acme.com/ '],
    ['website', 'https://bücher.example'],
    ['website', `https://acme.com/${'a'.repeat(183)}`],
    ['contactName', '李'],
    ['phone', '1'],
    ['phone', '+44 20 7946 0958'],
    ['phone', '(555) 123-4567 ext. 890'],
    ['phone', '１２３'],
    ['state', 'Wyoming'],
    ['leadTypes', ['FHA/VA/USDA']],
    ['monthlyBudget', 'Under $1,000'],
    ['leadVolume', 'More than 200 leads a month'],
  ])('accepts %s as %j', (field, value) => {
    expect(complaintAbout({ [field]: value })).toBeUndefined();
  });

  it.each<[keyof ApplicationInput, string | string[], string]>([
    ['companyName', '', 'Enter'],
    ['companyName', ' \n', 'Enter'],
    ['companyName', 'x'.repeat(101), 'at most 100'],
    ['companyType', '', 'Choose'],
    ['companyType', 'Bakery', 'Choose'],
    ['website', '', 'https://'],
    ['website', 'acme', 'https://'],
    ['website', 'javascript:alert(1)', 'https://'],
    ['website', 'https://acme.com/a b', 'https://'],
    ['website', `https://acme.com/${'a'.repeat(184)}`, 'at most 200'],
    ['contactName', '', 'Enter'],
    ['contactName', 'x'.repeat(101), 'at most 100'],
    ['phone', '', 'Enter'],
    ['phone', 'call me', 'Enter'],
    ['phone', '1234 5678 9012 3456', 'at most 15'],
    ['state', '', 'Choose'],
    ['state', 'Puerto Rico', 'Choose'],
    ['leadTypes', [], 'at least one'],
    ['monthlyBudget', '', 'Choose'],
    ['leadVolume', '', 'Choose'],
  ])('rejects %s as %j', (field, value, words) => {
    expect(complaintAbout({ [field]: value })).toContain(words);
  });

  it('drops a lead type that is not offered', () => {
    expect(complaintAbout({ leadTypes: ['Car Loans'] })).toContain('at least one');
    const typed = { ...typedApplication, leadTypes: ['Car Loans', 'HELOC'] };
    expect(applicationSchema.parse(typed).leadTypes).toEqual(['HELOC']);
  });

  it('has a message for missing consent', () => {
    expect(complaintAbout({ contactConsent: false })).toBe('You must agree to be contacted');
  });
});
