import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { EndNote } from '#src/features/wizard/FormParts.tsx';
import type { FormInput } from '#src/features/wizard/lead-form.ts';
import { isAnswered } from '#src/features/wizard/use-lead-form.ts';
import { focusOnMount } from '#src/lib/loading/focus-on-mount.ts';
import { ErrorSummary } from '#src/ui/fields/ErrorSummary.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { keystonePath } from '#src/ui/parts/keystone.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './WizardForm.module.css';
import type { WizardInput } from './wizard-config.ts';

interface WizardFormProps<Input extends WizardInput, Answers> {
  wizard: Wizard<Input, Answers>;
  title: string;
  /** Shown below the heading on the first step. */
  intro?: ReactNode;
  /** A `StepNote` on the current step. */
  note?: ReactNode;
  labels: { back: string; submit: string };
  canSubmit?: boolean;
  children: ReactNode;
  /** Explains a failed submission. Its errors are then under the form's buttons, and not above the questions. */
  explanation?: ReactNode;
  /** The error message of a submission, shown under the form's buttons. */
  failure?: ReactNode;
}

/** Renders a wizard's current step: page heading, progress, step heading, errors, questions and controls. */
export function WizardForm<Input extends WizardInput, Answers>({
  wizard,
  title,
  intro,
  note,
  labels,
  canSubmit = true,
  children,
  explanation,
  failure,
}: WizardFormProps<Input, Answers>) {
  const { steps, step, number, isLastStep, errors } = wizard;
  const explained = isLastStep && explanation;
  // Fewer are in sight with their fields, of which the first takes the focus.
  const isListed = errors.length > 2 || errors[0]?.link;
  const summary = isListed && (
    <ErrorSummary ref={wizard.summary} errors={errors}>
      {explained}
    </ErrorSummary>
  );
  return (
    <FormProvider {...wizard.form}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {intro && number === 1 && (
          <p className={classNames(styles.intro, 'screen-only')}>{intro}</p>
        )}
      </div>
      <noscript>
        <p>This form needs JavaScript. Please turn it on in your browser and reload the page.</p>
      </noscript>
      <Stepper steps={steps} number={number} />
      {note}
      <Card>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={wizard.onSubmit}
          onFocus={wizard.onTouch}
        >
          <h2 ref={wizard.heading} tabIndex={-1} className={styles.heading}>
            <span className={styles.step}>
              <span>{`Step ${number} of ${steps.length}`}</span>: <span>{step.title}</span>
            </span>{' '}
            <span>{step.question}</span>
          </h2>
          <EndNote text={wizard.ended} />
          {!explained && summary}
          <step.Content fields={step.fields} steps={steps} />
          {isLastStep && children}
          {errors.length === 2 && !isListed && (
            <p role="alert" className={styles.errorCount}>
              Please check two answers.
            </p>
          )}
          {wizard.validation === 'failed' && (
            <Alert
              ref={focusOnMount}
              tone="error"
              tabIndex={-1}
              title="We couldn’t check your answers"
            >
              <p>
                Part of this page didn’t load. Your answers are still here. Please press Next again;
                if that doesn’t help, reload the page.
              </p>
            </Alert>
          )}
          <StepControls wizard={wizard} labels={labels} canSubmit={canSubmit} />
          {explained && summary}
          {isLastStep && failure}
        </form>
      </Card>
    </FormProvider>
  );
}

function StepControls<Input extends WizardInput, Answers>({
  wizard: { step, number, isLastStep, errors, validation, submission, onBack },
  labels,
  canSubmit,
}: Pick<WizardFormProps<Input, Answers>, 'wizard' | 'labels' | 'canSubmit'>) {
  const sending = submission.status === 'sending';
  const validating = validation === 'loading';
  const answers = useWatch<FormInput>();
  // Nothing may cover an error or an empty field. The box of a consent never counts as an answer: nobody should
  // press Next before seeing what they agree to.
  const isAllAnswered = step.fields.every((name) => isAnswered(answers[name] ?? ''));
  const sticky = !isLastStep && errors.length === 0 && isAllAnswered;
  return (
    <div
      className={classNames(styles.controls, !isLastStep && styles.atHand, sticky && styles.sticky)}
    >
      {isLastStep ? (
        <Button type="submit" busy={sending} disabled={sending || !canSubmit}>
          {sending ? 'Submitting...' : labels.submit}
        </Button>
      ) : (
        <Button type="submit" busy={validating} onPointerDown={catchPress}>
          {validating ? 'Checking...' : 'Next'}
        </Button>
      )}
      {number > 1 && (
        <Button variant="quiet" onClick={onBack} disabled={sending}>
          {labels.back}
        </Button>
      )}
    </div>
  );
}

/** Counts a press from under which its button moves, as when the field that it leaves loses its error. */
function catchPress({ currentTarget: button, pointerId, clientX, clientY }: React.PointerEvent) {
  const release = (up: PointerEvent) => {
    const isSame = up.pointerId === pointerId && !button.contains(up.target as Node);
    const isAtRest = Math.hypot(up.clientX - clientX, up.clientY - clientY) < 10;
    if (isSame && isAtRest) (button as HTMLElement).click();
  };
  addEventListener('pointerup', release, { once: true });
}

interface StepNoteProps {
  brief: string;
  line?: string | undefined;
  /** Shown below the lines; may be empty. Without a second line, a phone shows all of it below the form. */
  figure?: ReactNode;
  /** What a wide screen shows below it, beside the form. */
  children: ReactNode;
}

/** What matters at a step, next to its form. */
export function StepNote({ brief, line, figure, children }: StepNoteProps) {
  return (
    <aside
      aria-label="Good to know"
      className={classNames(styles.note, Boolean(figure) && !line && styles.below, 'screen-only')}
    >
      <p className={styles.brief}>{brief}</p>
      {line && <p>{line}</p>}
      {figure && <div className={styles.figure}>{figure}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </aside>
  );
}

/** The progress of a form: one keystone per step, filled in as steps are completed; a wide screen names them. */
function Stepper({ steps, number }: { steps: readonly { title: string }[]; number: number }) {
  const { length } = steps;
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={number}
      aria-valuetext={`Step ${number} of ${length}: ${steps[number - 1]?.title}`}
      className={styles.stepper}
    >
      {steps.map(({ title }, index) => (
        <span key={title} className={chooseStateClass(index + 1, number)}>
          <svg viewBox="-2 -2 36 34" aria-hidden="true">
            <path d={keystonePath} />
          </svg>
          <span className={styles.name}>{title}</span>
        </span>
      ))}
    </div>
  );
}

function chooseStateClass(step: number, current: number) {
  if (step === current) return styles.active;
  return step < current ? styles.done : styles.ahead;
}
