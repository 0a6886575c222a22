import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { type ControlLabels, StepControls } from './StepControls.tsx';
import type { Wizard } from './use-wizard.ts';
import { ValidationFailure } from './ValidationFailure.tsx';
import styles from './WizardForm.module.css';
import type { WizardInput } from './wizard.types.ts';

interface WizardFormProps<Input extends WizardInput, Answers> {
  wizard: Wizard<Input, Answers>;
  labels: ControlLabels;
  /** False keeps Submit disabled. */
  canSubmit?: boolean;
  /** What stands above the button that submits. */
  children: ReactNode;
}

/** The step that a wizard is at: progress, heading, errors, questions and controls. */
export function WizardForm<Input extends WizardInput, Answers>({
  wizard,
  labels,
  canSubmit = true,
  children,
}: WizardFormProps<Input, Answers>) {
  const { steps, step, number, isLastStep } = wizard;
  return (
    <FormProvider {...wizard.form}>
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
            <span className="visually-hidden">
              Step {number} of {steps.length}:{' '}
            </span>
            {step.title}
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
        </form>
      </Card>
    </FormProvider>
  );
}
