import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { findCompanyAddresses } from '#src/data/admin/leads/buyers.service.ts';
import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import { writeNotification } from '#src/features/admin/desk/shared/lead-fields.ts';
import { dueText, requestText } from '#src/features/admin/desk/shared/requests.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { focusOnMount } from '#src/lib/loading/focus-on-mount.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { findOtherWithdrawal, listRecipients } from '#src/model/leads/due-notifications.ts';
import {
  findNotification,
  identifyCompany,
  notificationKinds,
  type Referral,
  referralText,
} from '#src/model/leads/lead-history.ts';
import { type Revocation, revocationId } from '#src/model/leads/lead-reference.ts';
import { type LeadState, noteError } from '#src/model/leads/lead-state.ts';
import { agreedAgainText, doNotText } from '#src/model/leads/may-contact.ts';
import { sharedText } from '#src/model/leads/stored-leads.ts';
import { CopyButton } from '#src/ui/fields/CopyButton.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { BuyerName } from './LeadHistory.tsx';
import styles from './LeadView.module.css';
import type { ChangeControl } from './PassOnPanel.tsx';

/** The request that is being set aside, by its id, and why. */
export interface AsideInput {
  request: string;
  reason: string;
}

interface ContactBannerProps extends ChangeControl {
  contact: OpenLead['contact'];
  lead: DeskLead;
  state: LeadState | undefined;
  asideForm: UseFormReturn<AsideInput>;
}

/** Says what a person asked about this lead and whom to tell, and what about others until that is set aside. */
export function ContactBanner({ contact, lead, state, asideForm, ...control }: ContactBannerProps) {
  const elsewhere = findOtherWithdrawal(contact);
  const shared = { lead, state, ...control };
  return (
    <>
      {!contact.mayCall && (
        <Alert tone="error" title={`${doNotText(contact)} this person.`}>
          {contact.own.map(({ revocation }) => (
            <div key={revocation.asks} className={styles.request}>
              <p>{`This person ${requestText(revocation)}.`}</p>
              <p>{`Asked on ${formatTime(revocation.askedAt)}. ${dueText(revocation.askedAt)}`}</p>
              <BuyersToTell revocation={revocation} {...shared} />
            </div>
          ))}
          {contact.elsewhere.length > 0 && (
            <ul className={styles.elsewhere}>
              {contact.elsewhere.map((request) => (
                <li key={revocationId(request.revocation)}>
                  <RequestElsewhere {...request} />
                  {state && <SetAside request={request} form={asideForm} {...control} />}
                </li>
              ))}
            </ul>
          )}
          {elsewhere && <BuyersToTell revocation={elsewhere.revocation} {...shared} />}
          {contact.mayEmail && <p>You may still answer this message by email.</p>}
        </Alert>
      )}
      {contact.agreedAgain.length > 0 && (
        <Alert tone="info" title={agreedAgainText(contact, lead.sentAt)}>
          <ul className={styles.elsewhere}>
            {contact.agreedAgain.map((request) => (
              <li key={revocationId(request.revocation)}>
                <RequestElsewhere {...request} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {contact.setAside.length > 0 && (
        <Alert tone="info" title="Set aside for this lead">
          <ul className={styles.elsewhere}>
            {contact.setAside.map(({ line, ...request }) => (
              <li key={line.request}>
                <RequestElsewhere {...request} />{' '}
                <span
                  // The form that had the focus is gone.
                  ref={line.request === asideForm.watch('request') ? focusOnMount : null}
                  tabIndex={-1}
                >
                  Set aside on {formatShortDate(line.at)} by {line.by}: {line.reason}
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

type OtherRequest = OpenLead['contact']['elsewhere'][number];

function RequestElsewhere({ revocation, lead, shared }: OtherRequest) {
  return (
    <>
      On {formatShortDate(revocation.askedAt)}, with the {sharedText(shared)},{' '}
      <Link to={leadPath(lead.kind, lead.id)}>
        {lead.name} ({lead.reference})
      </Link>{' '}
      {requestText(revocation)}.
    </>
  );
}

interface SetAsideProps extends ChangeControl {
  request: OtherRequest;
  form: ContactBannerProps['asideForm'];
}

/** The button that opens the form with why a request is not that of this lead's sender, and the form. */
function SetAside({ request: { revocation, lead }, form, busy, onChange }: SetAsideProps) {
  const [isCanceled, setIsCanceled] = useState(false);
  const { setFocus } = form;
  const request = revocationId(revocation);
  const isOpen = lead.state !== undefined && form.watch('request') === request;
  useEffect(() => {
    if (isOpen) setFocus('reason');
  }, [isOpen, setFocus]);
  // The other lead's history gets a note of it.
  if (!lead.state)
    return <p>If that is somebody else, open it first, and set the request aside then.</p>;
  if (!isOpen) {
    return (
      <div>
        <Button
          ref={isCanceled ? focusOnMount : null}
          variant="quiet"
          aria-label={`Set this request aside: ${lead.reference}`}
          onClick={() => form.setValue('request', request, { shouldDirty: true })}
        >
          Set this request aside
        </Button>
      </div>
    );
  }
  const save = form.handleSubmit(async ({ reason }) => {
    if (await onChange({ kind: 'set-aside', request, reason })) form.reset({ request, reason: '' });
  });
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <TextField
        label="Why this is somebody else’s request"
        hint="For this lead, it then no longer counts. Both histories keep that, and it cannot be undone."
        autoComplete="off"
        readOnly={busy}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          setValueAs: tidyText,
          required: 'Enter why it is somebody else’s.',
          validate: noteError,
        })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="quiet" disabled={busy}>
          Set the request aside
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            setIsCanceled(true);
            form.reset({ request: '', reason: '' });
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

const toDoTexts: Readonly<Record<Revocation['asks'], string>> = {
  withdraw:
    'Tell everyone who got it to stop contacting this person. Writing copies the text to paste:',
  delete: 'Tell everyone who got it to delete it, before you do. Writing copies the text to paste:',
};

interface BuyersToTellProps extends Pick<ContactBannerProps, 'lead' | 'state'>, ChangeControl {
  /** About the lead, or about another one of the same person. */
  revocation: Revocation;
}

function BuyersToTell({ state, ...shared }: BuyersToTellProps) {
  const { asks, askedAt, lead: about } = shared.revocation;
  const history = state?.history ?? [];
  const recipients = listRecipients(history);
  const applications = recipients.flatMap(({ to }) => to.companyId ?? []).join(' ');
  const addresses = useResource(
    () => findCompanyAddresses(applications ? applications.split(' ') : []),
    applications,
  );
  if (recipients.length === 0) return null;
  const known = addresses.status === 'loaded' ? addresses.value : undefined;
  return (
    <>
      {about !== shared.lead.id && <p>{dueText(askedAt)}</p>}
      <p>{toDoTexts[asks]}</p>
      <ul className={styles.toTell}>
        {recipients.map((referral) => (
          <BuyerToTell
            key={identifyCompany(referral.to)}
            referral={referral}
            email={known?.get(referral.to.companyId ?? '') ?? ''}
            notified={findNotification(history, asks, referral.to)}
            {...shared}
          />
        ))}
      </ul>
    </>
  );
}

interface BuyerToTellProps extends Omit<BuyersToTellProps, 'state'> {
  referral: Referral;
  /** '' until it is known, and of a company that has not applied. */
  email: string;
  notified: ReturnType<typeof findNotification>;
}

function BuyerToTell(props: BuyerToTellProps) {
  const { revocation, lead, referral, email, notified, busy, onChange } = props;
  const { asks, lead: about } = revocation;
  const { address, text } = writeNotification(asks, lead, email);
  const { company } = referral.to;
  const [isPressed, setIsPressed] = useState(false);

  function tell() {
    setIsPressed(true);
    const elsewhere = about === lead.id ? {} : { about };
    void onChange({ kind: notificationKinds[asks], ...referral.to, ...elsewhere });
  }

  return (
    <li>
      <BuyerName {...referral.to} /> {referralText(referral)}.{' '}
      {notified ? (
        // The button that was pressed is gone, and the focus with it.
        <span ref={isPressed ? focusOnMount : null} tabIndex={-1}>
          Notified on {formatShortDate(notified.at)} by {notified.by}.
        </span>
      ) : (
        <div className={styles.copyAll}>
          <CopyButton
            text={text}
            opens={address}
            variant="quiet"
            aria-label={`Write to ${company}`}
            copied="Copied. Paste it into the email."
            fieldLabel={`Text for ${company}`}
          >
            Write the email
          </CopyButton>
          <Button
            variant="quiet"
            aria-label={`Notified: ${company}`}
            disabled={busy}
            onClick={tell}
          >
            Notified
          </Button>
        </div>
      )}
    </li>
  );
}
