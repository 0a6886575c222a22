import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { saveProfile } from '#src/data/admin/site/save-fields.service.ts';
import { useKeptInput } from '#src/data/state/use-unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { useFieldSave } from '#src/lib/hooks/use-field-save.ts';
import { useLeaveGuard } from '#src/lib/hooks/use-leave-guard.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { type Sample, sampleProfile } from '#src/model/site/sample-profile.ts';
import { LeaveDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { ContestedFields, KeptInputNote } from '#src/ui/fields/ContestedFields.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { RebuildLink } from '#src/ui/notices/RebuildLink.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './SiteDetails.module.css';
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
  rows?: number;
}

/** A part of the details, which is saved by itself. */
export interface DetailsPart {
  id: Sample['part'];
  title: string;
  lead: string;
  fields: Partial<Record<ProfileField, FieldTexts>>;
}

export const detailsParts: readonly DetailsPart[] = [
  {
    id: 'founder',
    title: 'The founder',
    lead: 'About the Author introduces the person behind the site, and every post links there. Write only what is true.',
    fields: {
      founderName: { label: 'Name', hint: 'New posts have it as their author.' },
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
    id: 'sister-site',
    title: 'The sister site',
    lead: 'About the Author links to your site about solar energy. Without an address, there is no link.',
    fields: {
      sisterName: { label: 'Name (optional)' },
      sisterUrl: { label: 'Address', hint: `Like ${sampleProfile.sisterUrl}.` },
    },
  },
  {
    id: 'owner',
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
    id: 'rates-and-leads',
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
        label: 'States and territories that you serve (optional)',
        hint: 'Names or codes separated by commas, like Vermont, DC. The page for lead buyers lists them.',
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
  part: DetailsPart;
  /** The details as they are stored; those that nobody has entered are empty. */
  saved: Profile;
  onStored: (stored: Profile) => void;
}

/** The form for a part of the site's details. */
export function SiteDetailsForm({ part, saved, onStored }: SiteDetailsFormProps) {
  const form = useForm<SiteDetailsInput, unknown, Profile>({
    defaultValues: toSiteDetailsInput(saved),
    resolver: zodResolver(siteDetailsSchema),
  });
  const { errors, isDirty } = form.formState;
  const question = useLeaveGuard(isDirty);
  const kept = useKeptInput(form, `site-details ${part.id}`, true);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = kept.isBack && element.current?.closest('details');
    if (box) box.open = true;
  }, [kept.isBack]);
  const typed = form.watch();
  const { replyDays = saved.replyDays, ...typedOver } = kept.typedOver;
  const saving = useFieldSave(saved, {
    save: saveProfile,
    onSaved(stored) {
      form.reset(toSiteDetailsInput(stored));
      onStored(stored);
    },
    typedOver: { ...typedOver, replyDays: Number(replyDays) },
  });
  const { status } = saving;
  const isBusy = status === 'saving';
  const action = isBusy ? 'Saving…' : 'Save';
  const save = form.handleSubmit((parsed) => void saving.send(parsed), saving.rest);

  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={save}>
      <KeptInputNote isShown={kept.isBack && isDirty} />
      <p className={styles.lead}>{part.lead}</p>
      {Object.entries(part.fields).map(([name, { rows, ...texts }]) => {
        const field = name as ProfileField;
        const control = {
          ...texts,
          error: errors[field]?.message,
          ...form.register(field),
          autoComplete: 'off',
        };
        if (field === 'replyDays')
          return <SelectField key={field} {...control} options={replyOptions} />;
        if (field === 'founderPhoto')
          return (
            <PhotoField
              key={field}
              {...control}
              readOnly={isBusy}
              address={typed.founderPhoto}
              onAddress={(address) => {
                form.setValue(field, address, { shouldDirty: true, shouldValidate: true });
              }}
            />
          );
        if (rows) {
          const sample = String(sampleProfile[field]);
          return (
            <TextAreaField
              key={field}
              {...control}
              rows={rows}
              readOnly={isBusy}
              placeholder={sample && `For example: ${sample}`}
            />
          );
        }
        return <TextField key={field} {...control} readOnly={isBusy} />;
      })}
      {status === 'failed' && (
        <Alert tone="error" title="Error saving the site details.">
          <p>They may not be stored. Your changes are still in this form. Please try again.</p>
        </Alert>
      )}
      {saving.contested.length > 0 && (
        <ContestedFields
          fields={saving.contested}
          labelFor={labelFor}
          mine={typed}
          theirs={saving.stored}
          onAdoptTheirs={(field) => {
            saving.resolve([field]);
            const theirs = String(saving.stored[field]);
            form.setValue(field as Path<SiteDetailsInput>, theirs, { shouldDirty: true });
            form.setFocus(field);
          }}
          onSaveMine={() => {
            for (const field of saving.contested.slice(0, 1)) form.setFocus(field);
            saving.resolve(saving.contested);
            void save();
          }}
        />
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          busy={isBusy}
          disabled={isBusy}
          aria-label={`${action}: ${part.title}`}
        >
          {action}
        </Button>
        {status === 'saved' && <Alert tone="good" title="Saved." />}
        <p className={styles.note}>
          <Link to={paths.aboutAuthor}>About the Author</Link> and{' '}
          <Link to={paths.contact}>the contact page</Link> show changes at once, the other pages
          after the next build of the site. <RebuildLink />
        </p>
      </div>
      <LeaveDialog
        leaving={question}
        description="Your changes to the site details are not saved."
      />
    </form>
  );
}

function labelFor(field: ProfileField): string {
  const texts = detailsParts.map(({ fields }) => fields[field]).find((found) => found);
  return texts?.label.replace(' (optional)', '') ?? field;
}
