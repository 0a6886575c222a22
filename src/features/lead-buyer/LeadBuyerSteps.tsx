import { useFormContext } from 'react-hook-form';
import { applicationFields, applicationTitles } from '#src/domain/leads/application.fields.ts';
import { type ControlProps, FormFields } from '#src/domain/leads/form/FormFields.tsx';
import { listFormats } from '#src/domain/leads/form/form-fields.ts';
import { listSteps, type StepProps } from '#src/domain/leads/wizard/journey.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { cachedLoader } from '#src/lib/lazy-value.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadBuyerSteps.module.css';

export const applicationFormats = listFormats(applicationFields, { website: completeWebsite });

/** The script of the steps after the first, which arrives with the validation, without which none is shown. */
export const laterSteps = cachedLoader(() => import('./LaterLeadBuyerSteps.tsx'));

/** The steps in order. */
export const leadBuyerSteps = listSteps(applicationTitles, applicationFields, (step) =>
  step === 'company' ? CompanyStep : LazyStep,
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
function ExplainedLine({ name, question: { label, hint, input }, format }: ControlProps) {
  const { field } = useTextField(name, format);
  const { getFieldState, formState } = useFormContext();
  const explanation = getFieldState(name, formState).error?.types?.explanation;
  return (
    <TextField
      {...field}
      {...input}
      error={
        field.error && (
          <>
            <span>{field.error}</span>{' '}
            {explanation && <span className={styles.explanation}>{explanation}</span>}
          </>
        )
      }
      label={label}
      hint={hint}
      enterKeyHint="next"
    />
  );
}

function LazyStep({ fields }: StepProps) {
  const Content = laterSteps.cached()?.LaterStep;
  return Content && <Content fields={fields} />;
}
