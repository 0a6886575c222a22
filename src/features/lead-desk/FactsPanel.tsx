import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { Card } from '#src/ui/Card.tsx';
import { meaningOfScore } from './bot-score.ts';
import type { DeskLead } from './desk-lead.ts';
import styles from './FactsPanel.module.css';
import { FieldValue } from './FieldValue.tsx';
import { LoanFacts } from './LoanFacts.tsx';
import { leadFields } from './lead-fields.ts';

/** The lead's values with readable labels, and figures derived from them. */
export function FactsPanel({ lead }: { lead: DeskLead }) {
  const { main, more } = leadFields(lead.kind, lead.data);
  const score = meaningOfScore(lead.data.recaptchaScore);
  return (
    <Card className={styles.panel}>
      <h2>What was sent</h2>
      <dl className={styles.facts}>
        {main.map((field) => (
          <div key={field.name} className={styles.fact}>
            <dt>{field.label}</dt>
            <dd>
              <FieldValue lead={lead} field={field} />
            </dd>
          </div>
        ))}
        {lead.kind === leadKinds.quotes.collection && <LoanFacts data={lead.data} />}
        {score && (
          <div className={styles.fact}>
            <dt>Bot check</dt>
            <dd>{score}</dd>
          </div>
        )}
      </dl>
      <details>
        <summary>Everything else, as it was stored</summary>
        <dl className={styles.facts}>
          {more.map((field) => (
            <div key={field.name} className={styles.fact}>
              <dt>{field.label}</dt>
              <dd>{field.text || '–'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
