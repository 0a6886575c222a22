import { leadBuyerWordings } from '#src/domain/leads/consent/lead-buyer-consent.ts';
import { quoteWordings } from '#src/domain/leads/consent/quote-consent.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './ConsentPanel.module.css';
import type { OpenLead } from './lead.service.ts';

const wordings = { mortgageQuotes: quoteWordings, leadBuyers: leadBuyerWordings } as const;

/** The consent record: where and when the person agreed, and to which wording. */
export function ConsentPanel({ open: { consent } }: { open: OpenLead }) {
  return (
    <Card className={styles.panel}>
      <h2>Consent</h2>
      {consent ? (
        <>
          <blockquote className={styles.wording}>
            {wordings[consent.kind].find(({ since }) => since === consent.wording)?.text ??
              `The wording of ${consent.wording}, which this version of the site does not have.`}
          </blockquote>
          <p>
            Given on {consent.page}, {formatTime(consent.givenAt)}. Global Privacy Control was{' '}
            {consent.globalPrivacyControl ? 'on' : 'off'}.
          </p>
          <details>
            <summary>Fingerprint of the wording</summary>
            <p className={styles.hash}>SHA-256: {consent.wordingHash}</p>
          </details>
        </>
      ) : (
        <p>There is no consent record, so this lead must not be passed on.</p>
      )}
    </Card>
  );
}
