import { ConsentFacts, ConsentField } from '#src/features/wizard/ConsentParts.tsx';
import { type ControlProps, type Controls, FormFields } from '#src/features/wizard/FormFields.tsx';
import type { StepProps } from '#src/features/wizard/wizard-config.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { leadBuyerConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { site } from '#src/site.ts';
import { CheckboxGroup } from '#src/ui/fields/CheckboxGroup.tsx';

const controls: Controls = { checkboxes: CheckboxesControl, consent: ConsentControl };

/** A step after the first. */
export function LaterLeadBuyerStep({ fields }: Pick<StepProps, 'fields'>) {
  return <FormFields names={fields} questions={applicationFields} controls={controls} />;
}

function CheckboxesControl({ name, question: { label, hint, options = [] } }: ControlProps) {
  const { field } = useTextField(name);
  return <CheckboxGroup {...field} label={label} hint={hint} options={options} />;
}

function ConsentControl() {
  return (
    <>
      <ConsentFacts>
        <li>
          <strong>Who may contact you</strong> Only {site.name}, by phone, text message and email,
          about this application and about buying leads. We don’t pass applications on. People whose
          inquiries you get see your company’s name.
        </li>
        <li>
          <strong>Your choice</strong> The box below is already checked. You can uncheck it, but
          then you can’t submit the application, because we answer it by contacting you. Your
          consent is not a condition of any purchase.
        </li>
      </ConsentFacts>
      <ConsentField
        wording={leadBuyerConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal. We keep a record of it with your consent, and we don’t pass applications on to other companies."
      />
    </>
  );
}
