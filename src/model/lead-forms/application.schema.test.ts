import { expect, it } from 'vitest';
import type { ApplicationInput } from '#src/model/lead-forms/application.fields.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { applicationSchema } from './application.schema.ts';

function complaintAbout(answers: Partial<ApplicationInput>): string | undefined {
  return applicationSchema.safeParse({ ...typedApplication, ...answers }).error?.issues[0]?.message;
}

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

it.each<[keyof ApplicationInput, string[]]>([
  ['companyName', ['A', '𠮷'.repeat(100)]],
  ['website', [' https://acme.com/ ', 'https://bücher.example']],
  ['website', [`https://acme.com/${'a'.repeat(183)}`]],
  ['phone', ['1', '+44 20 7946 0958', '(555) 123-4567 ext. 890', '１２３']],
])('accepts %s as %j', (field, values) => {
  for (const value of values) expect(complaintAbout({ [field]: value })).toBeUndefined();
});

it.each<[keyof ApplicationInput, string[], string]>([
  ['companyName', ['', ' \n'], 'Enter'],
  ['companyName', ['x'.repeat(101)], 'at most 100'],
  ['companyType', ['', 'Bakery'], 'Choose'],
  ['website', ['', 'acme', 'javascript:alert(1)', 'https://acme.com/a b'], 'https://'],
  ['website', [`https://acme.com/${'a'.repeat(184)}`], 'at most 200'],
  ['phone', ['', 'call me'], 'Enter'],
  ['phone', ['1234 5678 9012 3456'], 'at most 15'],
])('rejects %s as %j', (field, values, words) => {
  for (const value of values) expect(complaintAbout({ [field]: value })).toContain(words);
});

it('drops a lead type that is not offered', () => {
  for (const leadTypes of [[], ['Car Loans']])
    expect(complaintAbout({ leadTypes })).toContain('at least one');
  const typed = { ...typedApplication, leadTypes: ['Car Loans', 'HELOC'] };
  expect(applicationSchema.parse(typed).leadTypes).toEqual(['HELOC']);
});
