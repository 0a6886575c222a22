import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import type { ProfileField } from '#src/domain/profile/merge-profiles.ts';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
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
        hint: 'An address that begins with https://, or a path on this site like /images/ada.jpg. Without one, a drawing is shown.',
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
];

const replyOptions = Array.from({ length: maxReplyDays }, (_, index) => index + 1).map((days) => ({
  value: String(days),
  label: days === 1 ? '1 business day' : `${days} business days`,
}));

interface SiteDetailsFormProps {
  /** The details as they are stored, or the sample. */
  saved: Profile;
  /** Called with the details that are stored after a save, whoever saved them. */
  onStored: (stored: Profile) => void;
}

/** The form for the site's details. */
export function SiteDetailsForm({ saved, onStored }: SiteDetailsFormProps) {
  const [base, setBase] = useState(saved);
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [conflicts, setConflicts] = useState<ProfileField[]>([]);
  const form = useForm<SiteDetailsInput, unknown, Profile>({
    defaultValues: toSiteDetailsInput(saved),
    resolver: zodResolver(siteDetailsSchema),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const question = useLeaveGuard(isDirty);

  const save = form.handleSubmit(
    async (mine) => {
      setOutcome('none');
      setConflicts([]);
      const answer = await saveProfile(base, mine).catch(() => undefined);
      if (!answer) return setOutcome('failed');
      setBase(answer.stored);
      onStored(answer.stored);
      if (answer.conflicts.length > 0) {
        setConflicts(answer.conflicts);
        // What nobody typed here follows what is stored.
        for (const field of answer.theirs) setField(field, answer.stored);
        return;
      }
      form.reset(toSiteDetailsInput(answer.stored));
      setOutcome('saved');
      showToast({ tone: 'good', title: 'Site details saved.', ...mergeNote(answer.theirs) });
    },
    () => setOutcome('none'),
  );

  function setField(field: ProfileField, from: Profile) {
    form.setValue(field as Path<SiteDetailsInput>, String(from[field]), { shouldDirty: true });
  }

  function takeTheirs(field: ProfileField) {
    setField(field, base);
    setConflicts((left) => left.filter((other) => other !== field));
    form.setFocus(field);
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={save}>
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
            return rows ? (
              <TextAreaField key={field} {...control} rows={rows} readOnly={isSubmitting} />
            ) : (
              <TextField key={field} {...control} readOnly={isSubmitting} />
            );
          })}
        </fieldset>
      ))}
      {outcome === 'failed' && (
        <Alert tone="error" title="Error saving the site details.">
          <p>They may not be stored. Your changes are still in this form; please try again.</p>
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert tone="error" title="Someone saved other details in the meantime">
          <p>
            It may have been you in another tab. Your changes are not saved yet. Use their version
            of a field, or save again to keep yours.
          </p>
          <ul className={styles.conflicts}>
            {conflicts.map((field) => (
              <li key={field}>
                <strong>{labelFor(field)}:</strong>{' '}
                <span className={styles.theirs}>{String(base[field]) || 'empty'}</span>
                <Button variant="link" onClick={() => takeTheirs(field)}>
                  Use theirs <span className="visually-hidden">for {labelFor(field)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save site details'}
        </Button>
        <p className={styles.note}>
          {outcome === 'saved' && <span>Saved. </span>}
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

function mergeNote(theirs: readonly ProfileField[]) {
  if (theirs.length === 0) return {};
  const names = new Intl.ListFormat('en-US').format(theirs.map(labelFor));
  return { description: `They include what someone else saved in the meantime: ${names}.` };
}
