import { useCallback } from 'react';
import { leadBuyerWordings, quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import type { ConsentRecord } from '#src/domain/leads/lead-documents.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './LeadView.module.css';
import type { OpenLead } from './lead.service.ts';

const wordings = { mortgageQuotes: quoteWordings, leadBuyers: leadBuyerWordings } as const;

/** The consent record: where and when the person agreed, and to which wording. */
export function ConsentPanel({ open: { consent } }: { open: Pick<OpenLead, 'consent'> }) {
  return (
    <Card className={styles.consentPanel}>
      <h2>Consent</h2>
      {consent ? (
        <GivenConsent consent={consent} />
      ) : (
        <p>There is no consent record, so this lead must not be passed on.</p>
      )}
    </Card>
  );
}

/** The consent with the text of its wording, whose hash is compared with that of the record. */
function GivenConsent({ consent }: { consent: ConsentRecord }) {
  const text = wordings[consent.kind].find(({ since }) => since === consent.wording)?.text;
  const hash = useResource(useCallback(() => sha256(text ?? ''), [text]));
  const isCompared = text !== undefined && hash.status === 'loaded';
  const isSame = isCompared && hash.value === consent.wordingHash;
  return (
    <>
      <blockquote className={styles.wording}>
        {text ?? `The wording of ${consent.wording}, which this version of the site does not have.`}
      </blockquote>
      {isCompared && !isSame && (
        <Alert tone="error" title="The person may have seen another text.">
          <p>
            The record has the fingerprint of another text than the wording of {consent.wording}. Do
            not rely on this consent before you know which one.
          </p>
        </Alert>
      )}
      <p>
        Given on {consent.page}, {formatTime(consent.givenAt)}. Global Privacy Control was{' '}
        {consent.globalPrivacyControl ? 'on' : 'off'}.
      </p>
      <details>
        <summary>Fingerprint of the wording</summary>
        <p className={styles.hash}>SHA-256: {consent.wordingHash}</p>
        {isSame && <p>The text above has the same fingerprint.</p>}
      </details>
    </>
  );
}
