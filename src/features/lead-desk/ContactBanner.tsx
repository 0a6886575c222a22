import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  findNotification,
  identifyCompany,
  listReferrals,
  notificationKinds,
  type Referral,
  referralText,
} from '#src/domain/leads/lead-history.ts';
import type { Revocation } from '#src/domain/leads/lead-reference.ts';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { doNotText } from '#src/domain/leads/may-contact.ts';
import { sharedText } from '#src/domain/leads/stored-leads.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { focusOnMount } from '#src/lib/focus-on-mount.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { BuyerName } from './LeadHistory.tsx';
import styles from './LeadView.module.css';
import type { OpenLead } from './lead.service.ts';
import type { ChangeControl } from './PassOnPanel.tsx';
import { askedText, dueText } from './requests.ts';

interface ContactBannerProps extends ChangeControl {
  contact: OpenLead['contact'];
  state: LeadState | undefined;
}

/**
 * Says that a person must not be contacted and what they asked: about this lead, until when it must be done
 * and which companies must be told; about others, with which lead. Nothing if the person may be contacted.
 */
export function ContactBanner({ contact, state, ...control }: ContactBannerProps) {
  if (contact.mayCall) return null;
  return (
    <Alert tone="error" title={`${doNotText(contact)} this person.`}>
      {contact.own.map(({ revocation }) => (
        <div key={revocation.asks} className={styles.request}>
          <p>{`This person ${askedText(revocation)}.`}</p>
          <p>{`Asked on ${formatTime(revocation.askedAt)}. ${dueText(revocation.askedAt)}`}</p>
          {state && <BuyersToTell asks={revocation.asks} history={state.history} {...control} />}
        </div>
      ))}
      {contact.elsewhere.length > 0 && (
        <ul className={styles.elsewhere}>
          {contact.elsewhere.map(({ revocation, lead, shared }) => (
            <li key={`${lead.id} ${revocation.asks}`}>
              On {formatShortDate(revocation.askedAt)}, with the {sharedText(shared)},{' '}
              <Link to={leadPath(lead.kind, lead.id)}>
                {lead.name} ({lead.reference})
              </Link>{' '}
              {askedText(revocation)}.
            </li>
          ))}
        </ul>
      )}
      {contact.mayEmail && <p>You may still answer this message by email.</p>}
    </Alert>
  );
}

const toDoTexts: Readonly<Record<Revocation['asks'], string>> = {
  withdraw: 'Tell everyone who got it to stop contacting this person:',
  delete: 'Tell everyone who got it to delete it, before you do:',
};

interface BuyersToTellProps extends ChangeControl {
  asks: Revocation['asks'];
  history: LeadState['history'];
}

/** The companies that got the lead, also those that returned it: they have seen it. */
function BuyersToTell({ asks, history, ...control }: BuyersToTellProps) {
  const latest = new Map(
    listReferrals(history).map((referral) => [identifyCompany(referral.to), referral]),
  );
  if (latest.size === 0) return null;
  return (
    <>
      <p>{toDoTexts[asks]}</p>
      <ul className={styles.toTell}>
        {[...latest].map(([id, referral]) => (
          <BuyerToTell
            key={id}
            asks={asks}
            referral={referral}
            notified={findNotification(history, asks, referral.to)}
            {...control}
          />
        ))}
      </ul>
    </>
  );
}

interface BuyerToTellProps extends ChangeControl {
  asks: Revocation['asks'];
  referral: Referral;
  notified: ReturnType<typeof findNotification>;
}

function BuyerToTell({ asks, referral, notified, busy, onChange }: BuyerToTellProps) {
  const [isPressed, setIsPressed] = useState(false);

  function tell() {
    setIsPressed(true);
    void onChange({ kind: notificationKinds[asks], ...referral.to });
  }

  return (
    <li>
      <BuyerName {...referral.to} /> {referralText(referral)}.{' '}
      {notified ? (
        // The button that was pressed is gone, and the focus with it.
        <span ref={isPressed ? focusOnMount : null} tabIndex={-1}>
          Told on {formatShortDate(notified.at)} by {notified.by}.
        </span>
      ) : (
        <Button
          variant="quiet"
          aria-label={`Done: ${referral.to.company} was told`}
          disabled={busy}
          onClick={tell}
        >
          Done
        </Button>
      )}
    </li>
  );
}
