import { type UseFormReturn, useForm } from 'react-hook-form';
import { listApplicants } from '#src/data/admin/leads/buyers.service.ts';
import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import { useProfile } from '#src/data/site/use-profile.ts';
import { writeReferral } from '#src/features/admin/desk/shared/lead-fields.ts';
import { passOnBlocks, passOnBlockTexts } from '#src/features/admin/desk/shared/requests.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { textForBuyer } from '#src/model/lead-forms/lead-text.ts';
import { findUnservedPlace } from '#src/model/lead-forms/places.ts';
import { type Company, findHolder, type LeadChange } from '#src/model/leads/lead-history.ts';
import {
  companyNameError,
  type LeadState,
  noteError,
  refuseCompanyType,
} from '#src/model/leads/lead-state.ts';
import { CopyButton } from '#src/ui/fields/CopyButton.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { PassingList } from './LeadHistory.tsx';
import styles from './LeadView.module.css';

/** What a control needs that changes a lead. */
export interface ChangeControl {
  busy: boolean;
  /** Resolves to whether the change was stored. */
  onChange: (change: LeadChange) => Promise<boolean>;
}

export interface PassOnPanelProps extends ChangeControl {
  open: OpenLead;
  state: LeadState;
  /** How many other leads came from the same address or number. */
  othersCount?: number | undefined;
  returnForm: UseFormReturn<{ reason: string }>;
}

export const passOnId = 'pass-on';
/** The form that had the focus goes once the lead is with a company, or is back. */
const focusHeading = () => document.getElementById(passOnId)?.focus();

/** Passing a quote on to one lead buyer at a time, or why it must not be passed on; and who has had it. */
export function PassOnPanel({
  open,
  state,
  othersCount,
  returnForm,
  ...control
}: PassOnPanelProps) {
  const holder = findHolder(state.history);
  return (
    <section aria-labelledby={passOnId} className={styles.passOn}>
      <h3 id={passOnId} tabIndex={-1} className={styles.title}>
        Pass it on
      </h3>
      <PassingList history={state.history} />
      <Offer open={open} state={state} othersCount={othersCount} {...control} />
      {holder && <CameBackForm form={returnForm} holder={holder} {...control} />}
    </section>
  );
}

type OfferProps = Omit<PassOnPanelProps, 'returnForm'>;

function Offer({ open, state, othersCount = 0, ...control }: OfferProps) {
  const isPassedOn = state.passedOnTo !== '';
  const blocks = passOnBlocks(open, state);
  if (blocks.length === 0 && !isPassedOn) {
    return (
      <>
        {othersCount > 0 && (
          <p>{`${othersCount} more came from the same address or number. See the top of this page first.`}</p>
        )}
        <UnservedStateWarning zipCode={open.lead.data.zipCode} />
        <PassOnForm open={open} {...control} />
      </>
    );
  }
  if (blocks.length === 0) {
    return (
      <div className={styles.copyAll}>
        <CopyButton
          text={textForBuyer(open)}
          variant="quiet"
          copied="Copied. Paste it into your message to the buyer."
          fieldLabel="Text for the buyer"
        >
          Copy for the buyer
        </CopyButton>
      </div>
    );
  }
  return (
    <Alert
      tone="error"
      title={isPassedOn ? 'It must not be sent to anyone anymore.' : 'It must not be passed on.'}
    >
      {blocks.map((block) => (
        <p key={block}>{passOnBlockTexts[block]}</p>
      ))}
    </Alert>
  );
}

/** Warns of a lead from a place that the owner does not serve; passing it on stays the owner's decision. */
function UnservedStateWarning({ zipCode }: { zipCode: unknown }) {
  const profile = useProfile();
  if (profile.status !== 'loaded') return null;
  const { servedStates } = profile.value;
  const place = findUnservedPlace(String(zipCode ?? ''), servedStates);
  if (!place) return null;
  return (
    <Alert tone="error" title="You don’t serve this place.">
      <p>
        By its ZIP code, the home is in {place}. Your site details name {servedStates}. Some states
        require a license to pass on leads.
      </p>
    </Alert>
  );
}

const notApplied = 'not-applied';

const { label, placeholder, options } = applicationFields.companyType;

/** Opens the mail to the chosen company with the text on the clipboard, and records that it was sent. */
function PassOnForm({ open, busy, onChange }: Pick<OfferProps, 'open'> & ChangeControl) {
  const applicants = useResource(listApplicants);
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { buyer: '', company: '', type: '' },
  });

  if (applicants.status === 'loading') return <p role="status">Loading lead buyers…</p>;
  if (applicants.status === 'failed') return <NotLoaded what="The lead buyers" />;
  const companies = applicants.value;
  const buyer = companies.find(({ id }) => id === watch('buyer'));
  const { address, text } = writeReferral(open, buyer?.email ?? '');
  const record = handleSubmit(async ({ company }) => {
    const to = buyer ? { companyId: buyer.id, company: buyer.name } : { company };
    if (await onChange({ kind: 'passed-on', ...to })) focusHeading();
  });

  return (
    <form noValidate className={styles.form} onSubmit={record}>
      {companies.length > 0 && (
        <SelectField
          label="Lead buyer"
          hint="“Write the email” opens it and copies the text to paste. Press Sent once you have sent it. The person then sees the company’s name through their link."
          placeholder="Choose a lead buyer"
          options={[
            ...companies.map(({ id, name, reference }) => ({
              value: id,
              label: `${name} (${reference})`,
            })),
            { value: notApplied, label: 'A company that has not applied here' },
          ]}
          error={formState.errors.buyer?.message}
          {...register('buyer', { required: 'Choose a lead buyer.' })}
        />
      )}
      {(companies.length === 0 || watch('buyer') === notApplied) && (
        <>
          <TextField
            label="Name of the company"
            autoComplete="off"
            error={formState.errors.company?.message}
            {...register('company', { setValueAs: tidyLine, validate: companyNameError })}
          />
          <SelectField
            label={label}
            placeholder={placeholder}
            options={options}
            error={formState.errors.type?.message}
            {...register('type', {
              required: 'Choose what the company is.',
              validate: refuseCompanyType,
            })}
          />
        </>
      )}
      <div className={styles.copyAll}>
        <CopyButton
          text={text}
          opens={address}
          variant="quiet"
          copied="Copied. Paste it into the email."
          fieldLabel="Text for the buyer"
        >
          Write the email
        </CopyButton>
        <Button type="submit" variant="quiet" disabled={busy}>
          Sent
        </Button>
      </div>
    </form>
  );
}

interface CameBackFormProps extends ChangeControl {
  form: PassOnPanelProps['returnForm'];
  holder: Company;
}

function CameBackForm({ form, holder, busy, onChange }: CameBackFormProps) {
  const save = form.handleSubmit(async ({ reason }) => {
    if (!(await onChange({ kind: 'came-back', ...holder, reason }))) return;
    form.reset();
    focusHeading();
  });

  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <TextField
        label="Why it was returned"
        autoComplete="off"
        readOnly={busy}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          setValueAs: tidyText,
          required: 'Enter why it was returned.',
          validate: noteError,
        })}
      />
      <Button type="submit" variant="quiet" className={styles.submit} disabled={busy}>
        Record the return
      </Button>
    </form>
  );
}
