import { formatDollars } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { isTimestamp } from '#src/lib/loading/zod.ts';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import { storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import type { StoredField } from './form-fields.ts';
import type { LeadCollection } from './lead-kinds.ts';

/** A field of a lead, formatted for the owner. */
export interface LeadField {
  name: string;
  label: string;
  text: string;
  /** How it is shown and which actions it has. */
  as?: 'email' | 'phone' | 'website' | 'message';
}

type Show = (value: unknown) => string;

const text: Show = (value) => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isTimestamp(value)) return formatTime(value.toDate().toISOString());
  if (Array.isArray(value)) return value.map(text).join(', ');
  return JSON.stringify(value);
};
const dollars: Show = (value) => (typeof value === 'number' ? formatDollars(value) : text(value));
const time: Show = (value) => (typeof value === 'string' && formatTime(value)) || text(value);
const yesOrNo: Show = (value) => {
  if (typeof value !== 'boolean') return text(value);
  return value ? 'Yes' : 'No';
};
/** How a field is shown, by its kind; all others as text. */
const shows: { [Kind in NonNullable<StoredField['kind']>]?: Show } = {
  money: dollars,
  time,
  consent: yesOrNo,
};

/** What a field can be used for, by its kind. */
const uses: { [Kind in NonNullable<StoredField['kind']>]?: LeadField['as'] } = {
  email: 'email',
  phone: 'phone',
  digits: 'phone',
  website: 'website',
  text: 'message',
};

/** The order of what is shown below the answers; the rest of the answers comes before. */
const orderBelow = [
  ...['createdAt', 'contactConsent', 'recaptchaScore', 'recaptchaAction', 'recaptchaVerifiedAt'],
  ...['source', 'type', 'status', 'companyName'],
];

/**
 * Returns a lead's fields with readable labels and values. Fields that our forms do not send come last, as they are.
 */
export function leadFields(
  kind: LeadCollection,
  data: Readonly<Record<string, unknown>>,
): { main: LeadField[]; more: LeadField[] } {
  const known = storedLeadKinds[kind].fields;
  const show = ([name, { label, kind, options }]: [string, StoredField]): LeadField => {
    const option = options?.find(({ value }) => value === data[name]);
    const shown = option?.label ?? ((kind && shows[kind]) || text)(data[name]);
    const as = kind && uses[kind];
    return { name, label, text: shown, ...(as && { as }) };
  };
  const placed = (desk: StoredField['desk']) =>
    Object.entries(known).filter(([, field]) => field.desk === desk);
  const below = placed('more').toSorted(
    ([one], [other]) => orderBelow.indexOf(one) - orderBelow.indexOf(other),
  );
  const unknown = Object.keys(data)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name): [string, StoredField] => [name, { label: name }]);
  return {
    main: [...placed('first'), ...placed(undefined)].map(show),
    more: [...below, ...unknown].map(show),
  };
}

/** A lead as a company gets it. */
interface PassedLead {
  lead: {
    kind: LeadCollection;
    data: Readonly<Record<string, unknown>>;
    /** ISO time; '' if there is none. */
    sentAt: string;
    reference: string;
  };
  consent: Pick<ConsentRecord, 'givenAt' | 'page'> | undefined;
}

/** Returns what a buyer needs of a quote, to paste into an email, with when and where the person gave the consent. */
export function textForBuyer({ lead, consent }: PassedLead): string {
  const { main } = leadFields(lead.kind, lead.data);
  return formatFacts([
    ...main.map(({ label, text }): Fact => [label, text]),
    ['Sent', formatTime(lead.sentAt)],
    ['Consent given', consent ? `${formatTime(consent.givenAt)}, on ${consent.page}` : ''],
    ['Reference', lead.reference],
  ]);
}

type Fact = [label: string, text: string];

/** Returns a line for each fact that is known. */
export function formatFacts(facts: readonly Fact[]): string {
  return (
    facts
      .filter(([, text]) => text)
      // A lead that is older than the rules about its lines adds none.
      .map(([label, text]) => `${label}: ${text.replace(/[\n-\r\u0085\u2028\u2029]+/g, ' ')}\n`)
      .join('')
  );
}
