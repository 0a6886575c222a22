import { useFormContext } from 'react-hook-form';
import { EmailField } from '#src/domain/leads/form/FormParts.tsx';
import type { FieldOf, Formats, TextFieldOf } from '#src/domain/leads/form/lead-form.ts';
import {
  companyTypeOptions,
  leadTypeOptions,
  leadVolumeOptions,
  monthlyBudgetOptions,
  stateOptions,
} from '#src/domain/leads/lead-buyer.options.ts';
import type { WizardStep } from '#src/domain/leads/wizard/journey.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { cachedLoader } from '#src/lib/lazy-value.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadBuyerSteps.module.css';
import type { LeadBuyerInput } from './lead-buyer.schema.ts';

/** The initial values. The consent is checked by default, as specified, and its step says so. */
export const emptyLeadBuyer: LeadBuyerInput = {
  companyName: '',
  companyType: '',
  website: '',
  contactName: '',
  email: '',
  phone: '',
  state: '',
  leadTypes: [],
  monthlyBudget: '',
  leadVolume: '',
  contactConsent: true,
};

export const leadBuyerFormats: Formats<LeadBuyerInput> = { website: completeWebsite };

/** The script of the last step, which arrives with the validation, without which that step is not shown. */
export const consentStep = cachedLoader(
  async () => (await import('./LeadBuyerConsent.tsx')).LeadBuyerConsent,
);

/** The steps in order. Adding a step takes an entry here and a small component. */
export const leadBuyerSteps: readonly WizardStep<FieldOf<LeadBuyerInput>>[] = [
  {
    title: 'Your Company',
    fields: ['companyName', 'companyType', 'website'],
    Content: CompanyStep,
  },
  {
    title: 'Your Contact Person',
    fields: ['contactName', 'email', 'phone', 'state'],
    Content: ContactStep,
  },
  {
    title: 'The Leads You Want',
    fields: ['leadTypes', 'monthlyBudget', 'leadVolume'],
    Content: LeadsStep,
  },
  { title: 'Consent', fields: ['contactConsent'], Content: LazyConsentStep },
];

/** Returns the props of a text field of the application. */
function useLeadBuyerField(name: TextFieldOf<LeadBuyerInput>) {
  return useTextField(name, leadBuyerFormats[name]);
}

/** The first step. The slot for errors of the company name also has a failed submission, explained. */
function CompanyStep() {
  const companyName = useLeadBuyerField('companyName');
  const { error } = companyName.field;
  const { getFieldState, formState } = useFormContext<LeadBuyerInput>();
  const explanation = getFieldState('companyName', formState).error?.types?.explanation;
  const companyType = useLeadBuyerField('companyType');
  const website = useLeadBuyerField('website');
  return (
    <>
      <TextField
        {...companyName.field}
        error={
          error && (
            <>
              <span>{error}</span>{' '}
              {explanation && <span className={styles.explanation}>{explanation}</span>}
            </>
          )
        }
        label="Company name"
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <SelectField
        {...companyType.field}
        label="Company type"
        placeholder="Select a type"
        options={companyTypeOptions}
        autoComplete="off"
      />
      <TextField
        {...website.field}
        label="Website"
        hint="Like example.com. We add https:// if you leave it out."
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </>
  );
}

function ContactStep() {
  const contactName = useLeadBuyerField('contactName');
  const phone = useLeadBuyerField('phone');
  const state = useLeadBuyerField('state');
  return (
    <>
      <TextField
        {...contactName.field}
        label="Contact name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <EmailField />
      <TextField
        {...phone.field}
        label="Phone"
        hint="We call this number about your application. Up to 15 digits; we leave out everything else."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <SelectField
        {...state.field}
        label="State"
        hint="Where your company is based."
        placeholder="Select a state"
        options={stateOptions}
        autoComplete="address-level1"
      />
    </>
  );
}

function LeadsStep() {
  const monthlyBudget = useLeadBuyerField('monthlyBudget');
  const leadVolume = useLeadBuyerField('leadVolume');
  return (
    <>
      <LeadTypesField />
      <SelectField
        {...monthlyBudget.field}
        label="Monthly budget"
        placeholder="Select a budget"
        options={monthlyBudgetOptions}
        autoComplete="off"
      />
      <SelectField
        {...leadVolume.field}
        label="Lead volume"
        hint="How many leads you would like. It isn’t an order or a commitment by either side."
        placeholder="Select a volume"
        options={leadVolumeOptions}
        autoComplete="off"
      />
    </>
  );
}

/** The field for the lead types that a company wants, at least one. */
function LeadTypesField() {
  const { register, getFieldState, trigger, formState } = useFormContext<LeadBuyerInput>();
  const error = getFieldState('leadTypes', formState).error?.message;
  return (
    <CheckboxGroup
      {...register('leadTypes', { onChange: () => error && trigger('leadTypes') })}
      label="Lead types"
      hint="Choose one or more."
      error={error}
      options={leadTypeOptions}
    />
  );
}

function LazyConsentStep() {
  const Content = consentStep.cached();
  return Content && <Content />;
}
