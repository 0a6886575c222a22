import { X } from 'lucide';
import { type ComponentType, type ReactNode, type Ref, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import type { ConsentedKind } from '#src/model/leads/lead-documents.ts';
import { referenceNumber, requestAddress } from '#src/model/leads/lead-reference.ts';
import { HideOnError } from '#src/ui/notices/HideOnError.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './WizardForm.module.css';

/** Address of the picture on every success screen. */
const successPicture = '/images/thank-you.svg';

/** What a success screen shows, for how long, and what follows. */
export interface SuccessScreen<Input = unknown> {
  heading: Ref<HTMLHeadingElement>;
  leadId: string;
  /** What was sent, as typed; undefined once the form was left. */
  answers?: Input | undefined;
  /** The time `storedAt` is under this key in the tab's storage, as long as the screen may be shown. */
  key: string;
  storedAt: number;
  /** Called when that time is gone, to end the screen. */
  refresh(): void;
  startAgain(): void;
}

interface ThankYouProps<Input> {
  screen: SuccessScreen<Input>;
  kind: ConsentedKind;
  /** How to keep the link, what happens next, and what to do in the meantime. */
  Details: LazyDetails<Input>;
  another: string;
  children: ReactNode;
}

/** The success screen of a wizard. */
export function ThankYou<Input>({
  screen,
  kind,
  Details,
  another,
  children,
}: ThankYouProps<Input>) {
  const { leadId } = screen;
  return (
    <Card className={styles.success}>
      <img
        src={successPicture}
        alt=""
        width={1200}
        height={480}
        className={classNames(styles.picture, 'screen-only')}
      />
      <h1 ref={screen.heading} tabIndex={-1} className={styles.thanks}>
        Thank You!
      </h1>
      {children}
      <NeverAsked />
      <div className={styles.reference}>
        <p>
          Your reference number is{' '}
          <strong className={styles.number}>{referenceNumber(leadId)}</strong>
        </p>
        <p>Please mention it when you write to us.</p>
      </div>
      <p>
        <Link to={requestAddress({ kind, lead: leadId })}>
          Withdraw your consent or ask for deletion
        </Link>{' '}
        at any time. This link is the only key to your request, so copy, print or save it now.
        Anyone with this link can see what happened and ask for deletion, so keep it private.
      </p>
      <Details screen={screen} kind={kind} />
      <div className={classNames(styles.actions, 'screen-only')}>
        <Button variant="quiet" onClick={screen.startAgain}>
          {another}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Print this page
        </Button>
      </div>
    </Card>
  );
}

const neverRequested = [
  'A password, or a code from a text message',
  'A wire transfer, gift cards or cryptocurrency',
  'A full card number, or a fee for an approval',
];

/** What tells a dishonest caller, before anybody calls. */
function NeverAsked() {
  return (
    <div className={styles.never}>
      <h2>No honest caller asks for</h2>
      <ul>
        {neverRequested.map((what) => (
          <li key={what}>
            <Icon of={X} size="1.1em" />
            {what}
          </li>
        ))}
      </ul>
      <p>
        If one does, hang up and <Link to={paths.contact}>tell us</Link>.
      </p>
    </div>
  );
}

export type DetailsProps<Input = unknown> = Pick<ThankYouProps<Input>, 'screen' | 'kind'>;

/** A part of the success screen that is loaded lazily. */
export interface LazyDetails<Input> {
  (props: DetailsProps<Input>): ReactNode;
  /** Prefetches it and the picture while the form is still being filled in. */
  preload(): void;
}

/** Creates the optional part of a success screen: in its first frame once it is loaded, and left out if it fails. */
export function lazyDetails<Input = unknown>(
  load: () => Promise<ComponentType<DetailsProps<Input>>>,
): LazyDetails<Input> {
  const Details = lazyComponent(load);
  function LazyPart(props: DetailsProps<Input>) {
    return (
      <HideOnError>
        <Suspense>
          <Details {...props} />
        </Suspense>
      </HideOnError>
    );
  }
  return Object.assign(LazyPart, {
    preload() {
      new Image().src = successPicture;
      Details.preload().catch(() => undefined);
    },
  });
}
