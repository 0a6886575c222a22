import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './CleanUp.module.css';
import { DeletionQuestion } from './DeletionQuestion.tsx';

interface CleanUpProps<Found> {
  /** Of the heading, for links that lead here. */
  id: string;
  title: string;
  /** Says what there may be to do; without it, nothing is shown before a press. */
  line: ReactNode;
  lookLabel: string;
  /** Finds what there is to do; rejects if that cannot be read. */
  find: (onRead: (count: number) => void, signal: AbortSignal) => Promise<Found>;
  noneText: string;
  count: (found: Found) => number;
  show: (found: Found) => ReactNode;
  /** Returns how much in words; of a deletion, to follow "Delete". */
  countText: (found: Found) => string;
  /** Asks for the number to be typed before it is deleted; the plural of what is counted. */
  deletes?: { plural: string; warning?: ReactNode };
  /** What the button does to it, if that is no deletion. */
  actLabel?: (countText: string) => string;
  /**
   * Does the next part of the work, as a whole or not at all, after as much as is done; returns how much that was, 0 at
   * the end. A part may be done again.
   */
  step: (found: Found, done: number) => Promise<number>;
  doneText: string;
  onChanged: () => void;
}

type State<Found> =
  | { step: 'resting' | 'unreadable' | 'done' }
  | { step: 'looking'; read: number }
  | { step: 'found' | 'asking'; found: Found }
  | { step: 'working' | 'stopped'; found: Found; done: number; total: number };

/**
 * A panel that finds something to clean up, shows it, and does it part by part with its progress. After a lost
 * connection, another press goes on with the rest. Unmounting stops before the next part.
 */
export function CleanUp<Found>(props: CleanUpProps<Found>) {
  const { id, title, line, find, count, countText, deletes, onChanged } = props;
  const [state, setState] = useState<State<Found>>({ step: 'resting' });
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  // The pressed button is inactive meanwhile, or gone.
  const isBusy = state.step === 'looking' || state.step === 'working';
  useEffect(() => {
    if (isBusy) heading.current?.focus({ preventScroll: true });
  }, [isBusy]);

  async function look() {
    const onRead = (read: number) => setState({ step: 'looking', read });
    onRead(0);
    const found = await find(onRead, leaving.current.signal).catch(() => undefined);
    setState(found === undefined ? { step: 'unreadable' } : { step: 'found', found });
  }

  async function work(found: Found, start: number, planned: number) {
    const { signal } = leaving.current;
    let done = start;
    const report = (step: 'working' | 'stopped') =>
      setState({ step, found, done, total: Math.max(planned, done) });
    report('working');
    try {
      for (let more = 1; more > 0 && !signal.aborted; done += more) {
        report('working');
        more = await props.step(found, done);
      }
      setState({ step: 'done' });
    } catch {
      report('stopped');
    }
    onChanged();
  }

  if (!line && state.step === 'resting') return null;
  const canLook = state.step === 'done' ? Boolean(line) : !('found' in state);
  const total = 'found' in state ? count(state.found) : 0;
  const these = total > 0 && 'found' in state ? countText(state.found) : '';
  return (
    <Card>
      <section aria-labelledby={id} className={styles.panel}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {line && <p>{line}</p>}
        {state.step === 'done' && (
          <Alert tone="good">
            <p>{props.doneText}</p>
          </Alert>
        )}
        {canLook && (
          <Button
            variant="quiet"
            className={styles.start}
            busy={isBusy}
            disabled={isBusy}
            onClick={look}
          >
            {isBusy ? 'Looking…' : props.lookLabel}
          </Button>
        )}
        {state.step === 'looking' && (
          <p role="status" className={styles.count}>
            {state.read > 0 && `Read so far: ${state.read.toLocaleString('en-US')}`}
          </p>
        )}
        {state.step === 'unreadable' && (
          <Alert tone="error" title="This could not be read.">
            <p>Nothing was changed. Please check your connection and try again.</p>
          </Alert>
        )}
        {(state.step === 'found' || state.step === 'asking') && (
          <>
            <p role="status" className={these && 'visually-hidden'}>
              {these ? `Found: ${these}.` : props.noneText}
            </p>
            {props.show(state.found)}
            {total > 0 && (
              <Button
                variant="quiet"
                className={styles.start}
                onClick={() =>
                  deletes
                    ? setState({ step: 'asking', found: state.found })
                    : work(state.found, 0, total)
                }
              >
                {deletes ? `Delete ${these}` : props.actLabel?.(these)}
              </Button>
            )}
          </>
        )}
        {state.step === 'asking' && deletes && (
          <DeletionQuestion
            count={total}
            plural={deletes.plural}
            these={these}
            description={
              <>
                <p>This cannot be undone.</p>
                {deletes.warning}
              </>
            }
            onConfirm={() => work(state.found, 0, total)}
            onCancel={() => setState({ step: 'found', found: state.found })}
          />
        )}
        {state.step === 'working' && (
          <ProgressBar
            label={deletes ? 'Deleting…' : 'Saving…'}
            done={state.done}
            total={state.total}
          />
        )}
        {state.step === 'stopped' && (
          <>
            <Alert tone="error" title="Not all of it was done.">
              <p>
                {`${state.done.toLocaleString('en-US')} of ${state.total.toLocaleString('en-US')} are done, and nothing is half done. Please check your connection, and go on with the rest.`}
              </p>
            </Alert>
            <Button
              variant="quiet"
              className={styles.start}
              onClick={() => work(state.found, state.done, state.total)}
            >
              Go on
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
}

/** How much of some work is done, which screen readers announce. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const id = useId();
  const [doneText, totalText] = [done, total].map((count) => count.toLocaleString('en-US'));
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={total} value={done} className={styles.bar} />
      <p role="status" className={styles.count}>
        {`${doneText} of ${totalText} done`}
      </p>
    </div>
  );
}
