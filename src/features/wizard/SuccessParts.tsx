import { useEffect } from 'react';
import { Link, type To } from 'react-router-dom';
import { recall, remember, rememberedMs } from '#src/data/state/unsaved.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { download } from '#src/lib/loading/download.ts';
import {
  consentWordings,
  fillPhone,
  newestWording,
} from '#src/model/lead-forms/consent-wordings.ts';
import {
  type LeadReference,
  leadNames,
  referenceNumber,
  requestAddress,
} from '#src/model/leads/lead-reference.ts';
import { site } from '#src/site.ts';
import { CopyButton } from '#src/ui/fields/CopyButton.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './SuccessParts.module.css';
import type { DetailsProps, SuccessScreen } from './ThankYou.tsx';

/** Ways to keep the link for requests about a stored lead. Ends the success screen after 30 minutes without use. */
export function KeepLink({ kind, screen }: DetailsProps) {
  useLifetime(screen);
  const reference = { kind, lead: screen.leadId };
  const { pathname, hash } = requestAddress(reference);
  const link = window.location.origin + pathname + hash;
  const fileName = `${site.slug}-${referenceNumber(screen.leadId)}.txt`;

  return (
    <>
      <section aria-label="Keep your link" className={classNames(styles.keep, 'screen-only')}>
        <CopyButton
          variant="quiet"
          text={link}
          copied="Link copied."
          refused="Your browser doesn’t allow copying. Please save it."
        >
          Copy the link
        </CopyButton>
        <Button
          variant="quiet"
          onClick={() => download(fileName, 'text/plain', linkFile(reference, link))}
        >
          Save the link
        </Button>
        <p>
          {`This page closes after ${rememberedMs / 60_000} minutes without use. If others use this device, don’t leave the link on it.`}
        </p>
      </section>
      <section aria-label="For your records" className="print-only">
        <p>{`Sent to ${site.name}, ${site.url}, on ${formatLongDate(new Date(screen.storedAt).toISOString())}.`}</p>
        <p>{`The link for your requests: ${link}`}</p>
        <p>{`You agreed to this: “${fillPhone(newestWording(consentWordings[kind]).text, 'the number I gave')}”`}</p>
      </section>
    </>
  );
}

/** The events that count as use, including a return to the page. */
const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'pageshow', 'visibilitychange'];

function useLifetime({ key, storedAt, refresh }: SuccessScreen) {
  useEffect(() => {
    const isOver = () => recall(key) !== storedAt;
    const use = () => (isOver() ? refresh() : remember(key, storedAt));
    // Looks at the clock, because a timer of 30 minutes stops while the device sleeps.
    const timer = setInterval(() => isOver() && refresh(), 1_000);
    for (const type of signsOfUse) addEventListener(type, use);
    return () => {
      clearInterval(timer);
      for (const type of signsOfUse) removeEventListener(type, use);
    };
  }, [key, storedAt, refresh]);
}

function linkFile({ kind, lead: id }: LeadReference, link: string): string {
  const lead = leadNames[kind];
  return [
    `Your ${lead} to ${site.name}`,
    `Reference number: ${referenceNumber(id)}`,
    `To see what happened to it, withdraw your consent or ask for deletion, open this link:\n${link}`,
    `This link is the only key to your ${lead}. Anyone with it can see what happened to your ${lead} and ask us to delete it, so keep it private. Opening it changes nothing.`,
    '',
  ].join('\n\n');
}

/** The steps that follow after a lead is sent, in order, and when each happens. */
export function NextSteps({ steps }: { steps: readonly { when: string; what: string }[] }) {
  return (
    <section aria-labelledby="what-next" className={styles.next}>
      <h2 id="what-next" className={styles.nextTitle}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to pages to read while waiting for an answer. */
export function ReadOn({ pages }: { pages: readonly { to: To; name: string; about: string }[] }) {
  return (
    <section aria-labelledby="read-on" className="screen-only">
      <h2 id="read-on" className={styles.readOnTitle}>
        While you wait
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ to, name, about }) => (
          <li key={name}>
            <Link to={to}>{name}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
