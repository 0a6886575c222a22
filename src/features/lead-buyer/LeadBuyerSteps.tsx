import { useFormContext } from 'react-hook-form';
import { applicationFields, applicationTitles } from '#src/domain/leads/application.fields.ts';
import { type ControlProps, FormFields, LineControl } from '#src/domain/leads/form/FormFields.tsx';
import { listFormats } from '#src/domain/leads/form/form-fields.ts';
import { listSteps, type StepProps } from '#src/domain/leads/wizard/journey.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { lazyComponent } from '#src/lib/lazy-part.ts';
import styles from './LeadBuyerSteps.module.css';

export const applicationFormats = listFormats(applicationFields, { website: completeWebsite });

/** A step after the first, which arrives with the validation, without which none is shown. */
export const LaterStep = lazyComponent<StepProps>(
  async () => (await import('./LaterLeadBuyerSteps.tsx')).LaterStep,
);

/** The steps in order. */
export const leadBuyerSteps = listSteps(applicationTitles, applicationFields, (step) =>
  step === 'company' ? CompanyStep : LaterStep,
);

function CompanyStep({ fields }: StepProps) {
  return (
    <FormFields
      names={fields}
      questions={applicationFields}
      formats={applicationFormats}
      controls={{ line: ExplainedLine }}
    />
  );
}

/** A line whose slot for errors also has a failed submission, explained. */
function ExplainedLine(props: ControlProps) {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(props.name, formState);
  const explanation = error?.types?.explanation;
  return (
    <LineControl
      {...props}
      error={
        error?.message && (
          <>
            <span>{error.message}</span>{' '}
            {explanation && <span className={styles.explanation}>{explanation}</span>}
          </>
        )
      }
    />
  );
}
