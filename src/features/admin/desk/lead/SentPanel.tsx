import { Copy } from 'lucide';
import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import { explainScore, mailLink, phoneLink } from '#src/features/admin/desk/shared/lead-fields.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { sha256 } from '#src/lib/format/sha256.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { parseDownPayment } from '#src/lib/input/typed-numbers.ts';
import { websitePattern } from '#src/lib/input/website.ts';
import { consentWordings, fillPhone } from '#src/model/lead-forms/consent-wordings.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { type LeadField, leadFields } from '#src/model/lead-forms/lead-text.ts';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import { doNotUseText } from '#src/model/leads/may-contact.ts';
import { site } from '#src/site.ts';
import { CopyButton } from '#src/ui/fields/CopyButton.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './LeadView.module.css';

/** The lead's values with readable labels, and figures derived from them. */
export function SentPanel({ open }: { open: Pick<OpenLead, 'lead' | 'contact'> }) {
  const { lead } = open;
  const { main, more } = leadFields(lead.kind, lead.data);
  const score = explainScore(lead.data.recaptchaScore);
  return (
    <Card className={styles.factsPanel}>
      <h2>What was sent</h2>
      <dl className={styles.facts}>
        {main.map((field) => (
          <Fact key={field.name} label={field.label}>
            <FieldValue open={open} field={field} />
          </Fact>
        ))}
        {lead.kind === leadKinds.quotes.collection && <LoanFact data={lead.data} />}
        {score && <Fact label="Bot check">{score}</Fact>}
      </dl>
      <details>
        <summary>Everything else, as it was stored</summary>
        <dl className={styles.facts}>
          {more.map((field) => (
            <Fact key={field.name} label={field.label}>
              {field.text || '–'}
            </Fact>
          ))}
        </dl>
      </details>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LoanFact({ data }: { data: Readonly<Record<string, unknown>> }) {
  const outline = outlineLoan(data);
  if (!outline) return null;
  const { loan, loanToValue } = outline;
  return (
    <Fact label="Loan">
      {`${formatDollars(Math.round(loan))}, ${loanToValue.toFixed(1)}% of the price`}
    </Fact>
  );
}

/** The id of the first control of the form for what happened. */
export const logId = 'log';

interface FieldProps {
  open: Pick<OpenLead, 'lead' | 'contact'>;
  field: LeadField;
}

/**
 * A field's text with its actions: email, call, open, copy. What must not be used is no link; it can still be
 * copied, because companies that got the lead are told about the person by it.
 */
function FieldValue({ open, field }: FieldProps) {
  const { text, as } = field;
  if (!text) return <>–</>;
  if (as === 'message') return <span className={styles.message}>{text}</span>;
  const warning = as === 'phone' || as === 'email' ? doNotUseText(open.contact, as) : '';
  const href = buildLink(open, field);
  return (
    <span className={styles.value}>
      {href ? (
        <a
          href={href}
          {...(as === 'website' && { rel: 'noopener noreferrer', target: '_blank' })}
          // What comes next is in sight after the call.
          onClick={() => as === 'phone' && document.getElementById(logId)?.focus()}
        >
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
      {as && (
        <CopyButton
          text={text}
          variant="link"
          className={styles.copy}
          aria-label={`Copy ${field.label.toLowerCase()}`}
        >
          <Icon of={Copy} size="1em" />
        </CopyButton>
      )}
      {warning && <strong className={styles.warning}>{warning}</strong>}
    </span>
  );
}

function buildLink({ lead, contact }: FieldProps['open'], { text, as }: LeadField) {
  if (as === 'email') {
    return mailLink(
      text,
      `Your request to ${site.name}${lead.reference && ` (${lead.reference})`}`,
      contact,
    );
  }
  if (as === 'phone') return phoneLink(text, contact);
  return as === 'website' && websitePattern.test(text) ? text : undefined;
}

/** Returns the loan in dollars and in percent of the price; undefined if the answers do not determine one. */
export function outlineLoan({ homePrice, downPayment }: Readonly<Record<string, unknown>>) {
  const down = typeof downPayment === 'string' ? parseDownPayment(downPayment) : undefined;
  if (typeof homePrice !== 'number' || homePrice <= 0 || !down) return undefined;
  const paid = down.kind === 'amount' ? down.dollars : (homePrice * down.percent) / 100;
  const loan = homePrice - paid;
  return loan > 0 ? { loan, loanToValue: (loan / homePrice) * 100 } : undefined;
}

/** The consent record: where and when the person agreed, and to which wording. */
export function ConsentPanel({ consent, phone }: { consent: OpenLead['consent']; phone: string }) {
  return (
    <Card className={styles.consentPanel}>
      <h2>Consent</h2>
      {consent ? (
        <GivenConsent consent={consent} phone={phone} />
      ) : (
        <p>There is no consent record, so this lead must not be passed on.</p>
      )}
    </Card>
  );
}

/** The consent with the text that the person saw; the hash of its template is compared with that of the record. */
function GivenConsent({ consent, phone }: { consent: ConsentRecord; phone: string }) {
  const { kind, wording, wordingHash } = consent;
  const hashed = useResource(() => hashWordings(kind, wording), `${kind} ${wording}`);
  const hashes = hashed.status === 'loaded' ? hashed.value : [];
  const same = hashes.find(({ hash }) => hash === wordingHash);
  const { text } = same ?? listWordings(kind, wording).at(-1) ?? {};
  return (
    <>
      <blockquote className={styles.wording}>
        {text
          ? fillPhone(text, phone)
          : `The wording of ${wording}, which this version of the site does not have.`}
      </blockquote>
      {hashes.length > 0 && !same && (
        <Alert tone="error" title="The person may have seen another text.">
          <p>
            The record has the fingerprint of another text than the wording of {wording}. Do not
            rely on this consent before you know which one.
          </p>
        </Alert>
      )}
      <p>
        Given on {consent.page}, {formatTime(consent.givenAt)}. Global Privacy Control was{' '}
        {consent.globalPrivacyControl ? 'on' : 'off'}.
      </p>
      <details>
        <summary>Fingerprint of the wording</summary>
        <p className={styles.hash}>SHA-256: {wordingHash}</p>
        {same && <p>The text above has the same fingerprint.</p>}
      </details>
    </>
  );
}

/** Returns the wordings that a form has had since a day: two, if it got another one on that day. */
function listWordings(kind: ConsentRecord['kind'], day: string) {
  return consentWordings[kind].filter(({ since }) => since === day);
}

function hashWordings(kind: ConsentRecord['kind'], day: string) {
  return Promise.all(
    listWordings(kind, day).map(async ({ text }) => ({ text, hash: await sha256(text) })),
  );
}
