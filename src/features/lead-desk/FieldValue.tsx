import { Copy } from 'lucide';
import { useState } from 'react';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { DeskLead } from './desk-lead.ts';
import styles from './FieldValue.module.css';
import type { LeadField } from './lead-fields.ts';
import { mailLink, phoneLink, websiteLink } from './links.ts';

/** A field's text with its actions: email, call, open, copy. */
export function FieldValue({ lead, field }: { lead: DeskLead; field: LeadField }) {
  const { text, as } = field;
  if (!text) return <>–</>;
  if (as === 'message') return <span className={styles.message}>{text}</span>;
  const href = hrefOf(lead, field);
  return (
    <span className={styles.value}>
      {href ? (
        <a href={href} {...(as === 'website' && { rel: 'noopener noreferrer', target: '_blank' })}>
          {text}
        </a>
      ) : (
        text
      )}
      {as && <CopyButton text={text} label={field.label} />}
    </span>
  );
}

function hrefOf(lead: DeskLead, { text, as }: LeadField): string | undefined {
  if (as === 'email') {
    return mailLink(
      text,
      `Your request to ${site.name}${lead.reference && ` (${lead.reference})`}`,
    );
  }
  if (as === 'phone') return phoneLink(text);
  return as === 'website' ? websiteLink(text) : undefined;
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return (
    <>
      <Button
        variant="link"
        className={styles.copy}
        aria-label={`Copy ${label.toLowerCase()}`}
        onClick={copy}
      >
        <Icon of={Copy} size="1em" />
      </Button>
      <span role="status" className={styles.copied}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Your browser does not allow copying.'}
      </span>
    </>
  );
}
