import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { type ControlLabels, StepControls } from './StepControls.tsx';
import type { Wizard } from './use-wizard.ts';
import { ValidationFailure } from './ValidationFailure.tsx';
import styles from './WizardForm.module.css';
import type { WizardInput } from './wizard.types.ts';

interface WizardFormProps<Input extends WizardInput, Answers> {
  wizard: Wizard<Input, Answers>;
  /** The page's heading. */
  title: string;
  /** Shown below the heading on the first step. */
  intro: string;
  labels: ControlLabels;
  /** False keeps Submit disabled. */
  canSubmit?: boolean;
  /** Shown above the Submit button. */
  children: ReactNode;
  /** The error message of a submission, shown under the form's buttons. */
  failure?: ReactNode;
}

/** Renders a wizard's current step: page heading, progress, step heading, errors, questions and controls. */
export function WizardForm<Input extends WizardInput, Answers>({
  wizard,
  title,
  intro,
  labels,
  canSubmit = true,
  children,
  failure,
}: WizardFormProps<Input, Answers>) {
  const { steps, step, number, isLastStep } = wizard;
  return (
    <FormProvider {...wizard.form}>
      <h1>{title}</h1>
      {number === 1 && <p className={classNames(styles.intro, 'screen-only')}>{intro}</p>}
      <noscript>
        <p>This form needs JavaScript. Please turn it on in your browser and reload the page.</p>
      </noscript>
      <Stepper current={number} total={steps.length} label={step.title} />
      <Card>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={wizard.onSubmit}
          onFocus={wizard.onTouch}
        >
          <h2 ref={wizard.heading} tabIndex={-1} className={styles.heading}>
            <span className="visually-hidden">{`Step ${number} of ${steps.length}: `}</span>
            <span>{step.title}</span>
          </h2>
          <ErrorSummary ref={wizard.summary} errors={wizard.errors} />
          <step.Content steps={steps} />
          {isLastStep && children}
          {wizard.validation === 'failed' && <ValidationFailure />}
          <StepControls
            labels={labels}
            isFirstStep={number === 1}
            isLastStep={isLastStep}
            validating={wizard.validation === 'loading'}
            sending={wizard.submission.status === 'sending'}
            canSubmit={canSubmit}
            onBack={wizard.onBack}
          />
          {isLastStep && failure}
        </form>
      </Card>
    </FormProvider>
  );
}
