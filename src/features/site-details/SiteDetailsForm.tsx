import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { PictureChooser } from '#src/domain/pictures/PictureChooser.tsx';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { useKeptInput } from '#src/lib/kept-input.ts';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { useMergedSave } from '#src/lib/use-merged-save.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldConflicts, KeptInputNote, MergeNote } from '#src/ui/FieldConflicts.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import styles from './SiteDetails.module.css';
import { saveProfile } from './save-profile.service.ts';
import {
  maxReplyDays,
  type SiteDetailsInput,
  siteDetailsSchema,
  toSiteDetailsInput,
} from './site-details.schema.ts';

type ProfileField = keyof Profile;

interface FieldTexts {
  label: string;
  hint?: string;
  /** The number of lines of a longer text. */
  rows?: number;
}

/** The fields in their groups, as on the page. */
const groups: readonly {
  title: string;
  lead: string;
  fields: Partial<Record<ProfileField, FieldTexts>>;
}[] = [
  {
    title: 'The founder',
    lead: 'About the Author introduces the person behind the site, and every post links there. Write only what is true.',
    fields: {
      founderName: { label: 'Name' },
      founderRole: { label: 'Role', hint: 'Like Founder and editor.' },
      founderPhoto: {
        label: 'Photo (optional)',
        hint: 'Your face, here and on the home page. Choose one below, or enter an address that begins with https://.',
      },
      bio: { label: 'Bio', hint: 'Leave an empty line between paragraphs.', rows: 8 },
      editorialPolicy: {
        label: 'How articles are written and checked',
        hint: 'Leave an empty line between paragraphs.',
        rows: 8,
      },
      credentials: {
        label: 'Credentials (optional)',
        hint: 'One per line. Readers can check one that ends with the address of a register.',
        rows: 3,
      },
      links: {
        label: 'Elsewhere (optional)',
        hint: 'One per line, a name and its address: LinkedIn https://…',
        rows: 3,
      },
    },
  },
  {
    title: 'The sister site',
    lead: 'About the Author links to your site about solar energy. Without an address, there is no link.',
    fields: {
      sisterName: { label: 'Name (optional)' },
      sisterUrl: { label: 'Address' },
    },
  },
  {
    title: 'Who runs the site',
    lead: 'The footer, Privacy and Terms show this.',
    fields: {
      legalName: { label: 'Legal name', hint: 'Your own, or your company’s.' },
      postalAddress: { label: 'Postal address', rows: 3 },
      license: {
        label: 'License line (optional)',
        hint: 'As your state requires it. Enter only a real number.',
      },
      replyDays: { label: 'You answer within' },
    },
  },
  {
    title: 'Rates and leads',
    lead: 'Home buyers ask where the example rates come from and what they cost. Companies ask where your inquiries come from and how the price is set.',
    fields: {
      ratesSource: {
        label: 'Where the example rates come from (optional)',
        hint: 'The line under the rates ends with it: “Example rates as of …, from”.',
      },
      leadPricing: {
        label: 'How you agree on the price of leads (optional)',
        hint: 'The page for lead buyers shows it, with prices only if you enter some.',
        rows: 3,
      },
      aprPoints: {
        label: 'Points that the example rates assume',
        hint: 'As a percentage of the loan, like 0 or 0.5. The APR includes them. If you leave this empty, it uses a sample.',
      },
      aprFees: {
        label: 'Lender fees that the example rates assume',
        hint: 'In dollars, like 1,500. The APR includes them. If you leave this empty, it uses a sample.',
      },
      servedStates: {
        label: 'States that you serve (optional)',
        hint: 'Names separated by commas, like Vermont, New York. The page for lead buyers lists them.',
        rows: 2,
      },
      monthlyInquiries: {
        label: 'Inquiries a month (optional)',
        hint: 'In your own words, like about 40. The page for lead buyers shows it.',
      },
    },
  },
];

const replyOptions = Array.from({ length: maxReplyDays }, (_, index) => index + 1).map((days) => ({
  value: String(days),
  label: days === 1 ? '1 business day' : `${days} business days`,
}));

interface SiteDetailsFormProps {
  /** The details as they are stored, or the sample. */
  saved: Profile;
  /** Called with the details that a save has stored. */
  onStored: (stored: Profile) => void;
}

/** The form for the site's details. */
export function SiteDetailsForm({ saved, onStored }: SiteDetailsFormProps) {
  const form = useForm<SiteDetailsInput, unknown, Profile>({
    defaultValues: toSiteDetailsInput(saved),
    resolver: zodResolver(siteDetailsSchema),
  });
  const { errors, isDirty } = form.formState;
  const question = useLeaveGuard(isDirty);
  const kept = useKeptInput(form, 'site-details', true);
  const saving = useMergedSave(saved, {
    save: saveProfile,
    show(fields, stored) {
      for (const field of fields) {
        const name = field as Path<SiteDetailsInput>;
        form.setValue(name, String(stored[field]), { shouldDirty: true });
      }
    },
    onSaved({ stored }) {
      form.reset(toSiteDetailsInput(stored));
      onStored(stored);
      showToast({ tone: 'good', title: 'Site details saved.' });
    },
    conflicts: kept.conflicts,
  });
  const { status } = saving;
  const isBusy = status === 'saving';
  const save = form.handleSubmit(saving.send, saving.rest);

  return (
    <form method="post" noValidate className={styles.form} onSubmit={save}>
      <KeptInputNote isShown={kept.isBack && isDirty} />
      {groups.map(({ title, lead, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <p className={styles.lead}>{lead}</p>
          {Object.entries(fields).map(([name, { rows, ...texts }]) => {
            const field = name as ProfileField;
            const control = {
              ...texts,
              error: errors[field]?.message,
              ...form.register(field),
              autoComplete: 'off',
            };
            if (field === 'replyDays')
              return <SelectField key={field} {...control} options={replyOptions} />;
            if (rows)
              return <TextAreaField key={field} {...control} rows={rows} readOnly={isBusy} />;
            return (
              <Fragment key={field}>
                <TextField {...control} readOnly={isBusy} />
                {field === 'founderPhoto' && (
                  <PictureChooser
                    onChosen={({ address }) =>
                      form.setValue(field, address, { shouldDirty: true, shouldValidate: true })
                    }
                  />
                )}
              </Fragment>
            );
          })}
        </fieldset>
      ))}
      {status === 'failed' && (
        <Alert tone="error" title="Error saving the site details.">
          <p>They may not be stored. Your changes are still in this form; please try again.</p>
        </Alert>
      )}
      <FieldConflicts
        what="details"
        fields={saving.conflicts}
        labelFor={labelFor}
        stored={saving.stored}
        onTakeTheirs={(field) => {
          saving.takeTheirs(field);
          form.setFocus(field);
        }}
      />
      <MergeNote labels={saving.theirs.map(labelFor)} />
      <div className={styles.foot}>
        <Button type="submit" busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save site details'}
        </Button>
        <p className={styles.note}>
          {status === 'saved' && <span>Saved. </span>}
          <span>
            About the Author and the contact page show changes at once, the other pages after the
            next build of the site.
          </span>
        </p>
      </div>
      {question && (
        <AlertDialog
          question="Leave without saving?"
          description="Your changes to the site details are not saved."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </form>
  );
}

function labelFor(field: ProfileField): string {
  const texts = groups.map(({ fields }) => fields[field]).find((found) => found);
  return texts?.label.replace(' (optional)', '') ?? field;
}
