import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type LeadSender,
  leadWords,
  readSender,
  sharedText,
} from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { focusOnMount } from '#src/lib/focus-on-mount.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Fieldset } from '#src/ui/CheckboxGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DeskLead } from './desk-lead.ts';
import { EraseDialog, erasedText, useErasure } from './EraseDialog.tsx';
import styles from './LeadDesk.module.css';
import { leadLine, summarizeLead } from './lead-fields.ts';
import { type FoundLead, leadsSentWith } from './privacy.service.ts';
import { isUntold } from './requests.ts';

const noSenderText = 'Enter an email address or a phone number.';

/** Finds everything that was sent with an email address or a phone number, and deletes what is selected. */
export function EraseSection({ onErased }: { onErased: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { sender: '' },
    reValidateMode: 'onSubmit',
  });
  const [sender, setSender] = useState<LeadSender>();
  const [erased, setErased] = useState<readonly DeskLead[]>([]);
  const erasure = useErasure((gone) => {
    setErased(gone);
    setSender(undefined);
    onErased();
  });

  function find(wanted: LeadSender | undefined) {
    setSender(wanted);
    setErased([]);
  }

  const onSubmit = handleSubmit(
    (typed) => find(readSender(typed.sender)),
    () => find(undefined),
  );

  return (
    <Card>
      <details className={styles.box}>
        <summary>Delete a person’s data</summary>
        <div className={styles.erasure}>
          <p>
            Finds everything that was sent with an email address or a phone number, however it is
            written. You select what is deleted; its history, emails and receipts go with it.
            Consent records and revocations name no one and are kept.
          </p>
          <form noValidate className={styles.form} onSubmit={onSubmit}>
            <TextField
              id="erase-sender"
              label="Email address or phone number"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={formState.errors.sender?.message}
              {...register('sender', {
                validate: (typed) => (readSender(typed) ? true : noSenderText),
              })}
            />
            <Button type="submit" variant="quiet" className={styles.start}>
              Find what they sent
            </Button>
          </form>
          {sender && (
            <FoundLeads
              sender={sender}
              label={`Sent with ${sender.email || sender.phone}`}
              hint="Anyone can type an address or a number into a form. Select what this person sent."
              noneText={`Nothing was sent with ${sender.email || sender.phone}.`}
              noneSelectedText="Select what to delete."
              eraseLabel="Delete the selected"
              onErase={erasure.ask}
            />
          )}
          <div role="status">
            {/* The button that opened the dialog is gone, and the focus with it. */}
            {erased.length > 0 && (
              <p ref={focusOnMount} tabIndex={-1}>
                {erasedText(erased)}
              </p>
            )}
          </div>
          <EraseDialog erasure={erasure} />
        </div>
      </details>
    </Card>
  );
}

interface EraseLeadProps {
  lead: DeskLead;
  /** As it is now, since the lead was opened. */
  state: DeskLead['state'];
  /** Its sender asked for its deletion: what else they may have sent is shown at once. */
  isAskedFor: boolean;
  onErased: (erased: readonly DeskLead[]) => void;
}

/**
 * Deletes a lead, and of the others with the same email address or phone number those that the owner
 * selects. A request for it is about its own lead: whoever made it may have typed somebody else's address.
 */
export function EraseLead({ lead, state, isAskedFor, onErased }: EraseLeadProps) {
  const [isSearched, setIsSearched] = useState(isAskedFor);
  const erasure = useErasure(onErased);
  const { singular } = leadWords[lead.kind];
  const current = { ...lead, state };
  const hasSender = Boolean(lead.email || lead.phone);

  return (
    <Card className="screen-only">
      <section aria-labelledby="erase" className={styles.erasure}>
        <h2 id="erase">Delete this lead</h2>
        <p>
          {`Deletes this ${singular} with its history, emails and receipt. ${isAskedFor ? 'The request is about nothing else. ' : ''}Consent records and revocations name no one and are kept, but no longer stop contact about what else the person sent.`}
        </p>
        <Button
          variant={isAskedFor && !isUntold('delete', state) ? 'primary' : 'quiet'}
          className={styles.start}
          onClick={() => erasure.ask([current])}
        >
          Delete this lead
        </Button>
        {/* It stays, so that it keeps the focus. */}
        {hasSender && !isAskedFor && (
          <Button variant="link" className={styles.start} onClick={() => setIsSearched(true)}>
            Find what else they sent
          </Button>
        )}
        {hasSender && isSearched && (
          <FoundLeads
            sender={lead}
            besides={lead}
            label="Also sent with this address or number"
            hint="Anyone can type an address or a number into a form. Select only what the same person sent and wants deleted."
            noneText="Nothing else was sent with this address or number."
            noneSelectedText="Select what else to delete."
            eraseLabel="Delete this lead and the selected"
            onErase={(leads) => erasure.ask([current, ...leads])}
          />
        )}
        <EraseDialog erasure={erasure} />
      </section>
    </Card>
  );
}

interface FoundLeadsProps {
  /** Must be stable: another sender is searched for again. */
  sender: LeadSender;
  /** The lead that is not listed, because the others belong to it. */
  besides?: DeskLead;
  label: string;
  hint: string;
  noneText: string;
  noneSelectedText: string;
  eraseLabel: string;
  onErase: (selected: readonly DeskLead[]) => void;
}

/**
 * Everything that was sent with an email address or a phone number, to select one by one. Nothing is
 * selected at first, because neither proves who sent it.
 */
function FoundLeads({ sender, besides, noneText, ...choice }: FoundLeadsProps) {
  const found = useResource(useCallback(() => leadsSentWith(sender), [sender]));
  const leads =
    found.status === 'loaded' ? found.value.filter(({ id }) => id !== besides?.id) : undefined;
  const leadsText = `${besides ? 'other ' : ''}${leads?.length === 1 ? 'lead' : 'leads'}`;
  return (
    <>
      <div role="status">
        {found.status === 'loading' && <p>Searching all leads…</p>}
        {leads && <p>{leads.length > 0 ? `${leads.length} ${leadsText} found.` : noneText}</p>}
      </div>
      {found.status === 'failed' && (
        <Alert tone="error" title="The leads could not be searched.">
          <p>Nothing was deleted. Please reload the page and try again.</p>
        </Alert>
      )}
      {leads && leads.length > 0 && (
        <Choice leads={leads} canSelectAll={!besides && leads.length > 1} {...choice} />
      )}
    </>
  );
}

interface ChoiceProps extends Omit<FoundLeadsProps, 'sender' | 'besides' | 'noneText'> {
  leads: readonly FoundLead[];
  canSelectAll: boolean;
}

function Choice({ leads, canSelectAll, eraseLabel, noneSelectedText, ...props }: ChoiceProps) {
  const [selected, setSelected] = useState<readonly DeskLead[]>([]);
  const [error, setError] = useState<string>();
  const areAllSelected = selected.length === leads.length;

  function select(wanted: readonly DeskLead[]) {
    setSelected(wanted);
    setError(undefined);
  }

  function erase() {
    if (selected.length > 0) return props.onErase(selected);
    setError(noneSelectedText);
    document.getElementById('found-lead-1')?.focus();
  }

  return (
    <>
      <Fieldset id="found-leads" label={props.label} hint={props.hint} error={error}>
        {canSelectAll && (
          <Button
            variant="link"
            className={styles.start}
            onClick={() => select(areAllSelected ? [] : leads)}
          >
            {areAllSelected ? 'Select none' : `Select all ${leads.length}`}
          </Button>
        )}
        <ul className={styles.found}>
          {leads.map((lead, index) => (
            <li key={`${lead.kind} ${lead.id}`}>
              <CheckboxField
                id={`found-lead-${index + 1}`}
                name="found-leads"
                label={leadLine(lead)}
                hint={<About lead={lead} />}
                checked={selected.includes(lead)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = selected.filter((other) => other !== lead);
                  select(checked ? [...others, lead] : others);
                }}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
      <Button variant="quiet" className={styles.start} onClick={erase}>
        {eraseLabel}
      </Button>
    </>
  );
}

function About({ lead }: { lead: FoundLead }) {
  const line = leadLine(lead);
  return (
    <>
      <span className={styles.line}>
        Has the {sharedText(lead.shared)}. Sent with{' '}
        {[lead.email, lead.phone].filter(Boolean).join(' and ')}.
      </span>{' '}
      <span className={styles.line}>{summarizeLead(lead)}</span>{' '}
      <a
        href={leadPath(lead.kind, lead.id)}
        target="_blank"
        rel="noopener"
        aria-label={`Open it in a new tab: ${line}`}
      >
        Open it in a new tab
      </a>
    </>
  );
}
