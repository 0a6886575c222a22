import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment, useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { splitParagraphs } from '#src/domain/profile/profile-texts.ts';
import { sampleProfile } from '#src/domain/profile/sample-profile.ts';
import { paths } from '#src/lib/paths.ts';
import { useFieldSave } from '#src/lib/use-field-save.ts';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { useRetryOnline } from '#src/lib/use-retry-online.ts';
import { useKeptInput } from '#src/lib/use-unsaved.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { LeaveDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ContestedFields, KeptInputNote } from '#src/ui/ContestedFields.tsx';
import { RebuildLink } from '#src/ui/RebuildLink.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './SiteDetails.module.css';
import { saveProfile } from './save-profile.service.ts';
import {
  maxReplyDays,
  type SiteDetailsInput,
  siteDetailsSchema,
  toSiteDetailsInput,
} from './site-details.schema.ts';

type ProfileField = keyof Profile;

/** The pages that show the details, and whether they show a change before the next build. */
const pages = {
  aboutAuthor: { name: 'About the Author', to: paths.aboutAuthor, isLive: true },
  contact: { name: 'Contact', to: paths.contact, isLive: true },
  home: { name: 'Home', to: paths.home, isLive: false },
  posts: { name: 'Blog posts', to: paths.blog, isLive: false },
  privacy: { name: 'Privacy', to: paths.privacy, isLive: false },
  terms: { name: 'Terms', to: paths.terms, isLive: false },
  rates: { name: 'Current Rates', to: paths.rates, isLive: false },
  leads: { name: 'Mortgage Leads', to: paths.purchaseLeads, isLive: false },
};

type PageName = keyof typeof pages;

interface FieldTexts {
  label: string;
  hint?: string;
  rows?: number;
  /** The pages that show it, if not those of its group. */
  shownOn?: readonly PageName[];
}

const groups: readonly {
  title: string;
  lead: string;
  shownOn: readonly PageName[];
  fields: Partial<Record<ProfileField, FieldTexts>>;
}[] = [
  {
    title: 'The founder',
    lead: 'About the Author introduces the person behind the site, and every post links there. Write only what is true.',
    shownOn: ['aboutAuthor'],
    fields: {
      founderName: {
        label: 'Name',
        hint: 'New posts have it as their author.',
        shownOn: ['aboutAuthor', 'contact', 'home', 'posts', 'rates', 'privacy', 'terms'],
      },
      founderRole: {
        label: 'Role',
        hint: 'Like Founder and editor.',
        shownOn: ['aboutAuthor', 'contact', 'posts'],
      },
      founderPhoto: {
        label: 'Photo (optional)',
        hint: 'Your face, here and on the home page. Choose one below, or enter an address that begins with https://.',
        shownOn: ['aboutAuthor', 'home'],
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
    shownOn: ['aboutAuthor'],
    fields: {
      sisterName: { label: 'Name (optional)' },
      sisterUrl: { label: 'Address', hint: `Like ${sampleProfile.sisterUrl}.` },
    },
  },
  {
    title: 'Who runs the site',
    lead: 'The footer, Privacy and Terms show this.',
    shownOn: ['privacy', 'terms'],
    fields: {
      legalName: { label: 'Legal name', hint: 'Your own, or your company’s.' },
      postalAddress: { label: 'Postal address', rows: 3 },
      license: {
        label: 'License line (optional)',
        hint: 'As your state requires it. Enter only a real number.',
      },
      replyDays: {
        label: 'You answer within',
        shownOn: ['aboutAuthor', 'contact', 'home', 'rates', 'leads'],
      },
    },
  },
  {
    title: 'Rates and leads',
    lead: 'Home buyers ask where the example rates come from and what they cost. Companies ask where your inquiries come from and how the price is set.',
    shownOn: ['leads'],
    fields: {
      ratesSource: {
        label: 'Where the example rates come from (optional)',
        hint: 'The line under the rates ends with it: “Example rates as of …, from”.',
        shownOn: ['rates'],
      },
      leadPricing: {
        label: 'How you agree on the price of leads (optional)',
        hint: 'The page for lead buyers shows it, with prices only if you enter some.',
        rows: 3,
      },
      aprPoints: {
        label: 'Points that the example rates assume',
        hint: 'As a percentage of the loan, like 0 or 0.5. The APR includes them. If you leave this empty, it uses a sample.',
        shownOn: ['rates'],
      },
      aprFees: {
        label: 'Lender fees that the example rates assume',
        hint: 'In dollars, like 1,500. The APR includes them. If you leave this empty, it uses a sample.',
        shownOn: ['rates'],
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

const profileFields = groups.flatMap(({ fields }) => Object.keys(fields)) as ProfileField[];

const replyOptions = Array.from({ length: maxReplyDays }, (_, index) => index + 1).map((days) => ({
  value: String(days),
  label: days === 1 ? '1 business day' : `${days} business days`,
}));

interface SiteDetailsFormProps {
  /** The details as they are stored; those that nobody has entered are empty. */
  saved: Profile;
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
  const typed = form.watch();
  /** The values that were sent last, as typed and as parsed. */
  const sent = useRef({ typed, parsed: saved });
  const [changed, setChanged] = useState<readonly ProfileField[]>([]);
  const { replyDays = saved.replyDays, ...typedOver } = kept.typedOver;
  const saving = useFieldSave(saved, {
    save: saveProfile,
    onSaved(stored) {
      const newer = listTypedSince().map((field) => [field, form.getValues(field)] as const);
      form.reset(toSiteDetailsInput(stored));
      for (const [field, text] of newer) setTyped(field, text);
      setChanged(profileFields.filter((field) => stored[field] !== saving.stored[field]));
      onStored(stored);
      showToast({ tone: 'good', title: 'Site details saved.' });
    },
    typedOver: { ...typedOver, replyDays: Number(replyDays) },
  });
  const { status } = saving;
  const isBusy = status === 'saving';
  const save = form.handleSubmit((parsed) => {
    sent.current = { typed: form.getValues(), parsed };
    void saving.send(parsed);
  }, saving.rest);
  useRetryOnline(status, () => void saving.send(sent.current.parsed));

  /** Lists the fields that were changed since a save that is sent again: they are not part of it. */
  function listTypedSince(): ProfileField[] {
    const now = form.getValues();
    return profileFields.filter((field) => now[field] !== sent.current.typed[field]);
  }

  function setTyped(field: ProfileField, text: string) {
    form.setValue(field as Path<SiteDetailsInput>, text, { shouldDirty: true });
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={save}>
      <KeptInputNote isShown={kept.isBack && isDirty} />
      {groups.map(({ title, lead, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <p className={styles.lead}>{lead}</p>
          {Object.entries(fields).map(([name, { rows, shownOn, ...texts }]) => {
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
            if (rows)
              return (
                <Fragment key={field}>
                  <TextAreaField {...control} rows={rows} readOnly={isBusy} />
                  {typed[field] === '' && <Example text={String(sampleProfile[field])} />}
                </Fragment>
              );
            return <TextField key={field} {...control} readOnly={isBusy} />;
          })}
        </fieldset>
      ))}
      {status === 'failed' && (
        <Alert tone="error" title="Error saving the site details.">
          <p>
            They may not be stored. Your changes are still in this form. They are saved once the
            connection is back. You can also try again.
          </p>
        </Alert>
      )}
      {saving.contested.length > 0 && (
        <ContestedFields
          fields={saving.contested}
          labelFor={labelFor}
          mine={typed}
          theirs={saving.stored}
          onTakeTheirs={(field) => {
            saving.settle([field]);
            setTyped(field, String(saving.stored[field]));
            form.setFocus(field);
          }}
          onSaveMine={() => {
            for (const field of saving.contested.slice(0, 1)) form.setFocus(field);
            saving.settle(saving.contested);
            void save();
          }}
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save site details'}
        </Button>
        {status === 'saved' ? (
          <SavedNote fields={changed} />
        ) : (
          <p className={styles.note}>
            About the Author and the contact page show changes at once, the other pages after the
            next build of the site.
          </p>
        )}
      </div>
      <LeaveDialog
        leaving={question}
        description="Your changes to the site details are not saved."
      />
    </form>
  );
}

/** What a page shows until the owner has written something, beside the empty field. */
function Example({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <figure className={styles.example}>
      <figcaption>For example:</figcaption>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </figure>
  );
}

/** Says that the details are saved, and leads to the pages that show what has changed. */
function SavedNote({ fields }: { fields: readonly ProfileField[] }) {
  const names = fields.flatMap((name) =>
    groups.flatMap(({ fields, shownOn }) => fields[name] && (fields[name].shownOn ?? shownOn)),
  );
  const changed = Object.entries(pages)
    .filter(([name]) => names.includes(name as PageName))
    .map(([, page]) => page);
  const live = changed.filter(({ isLive }) => isLive);
  const built = changed.filter(({ isLive }) => !isLive);
  return (
    <Alert tone="good" title="Saved.">
      {live.length > 0 && (
        <p>
          Changed now: <PageLinks pages={live} />.
        </p>
      )}
      {built.length > 0 && (
        <p>
          Changed after the next build of the site: <PageLinks pages={built} />. <RebuildLink />
        </p>
      )}
    </Alert>
  );
}

function PageLinks({ pages }: { pages: readonly { name: string; to: string }[] }) {
  return pages.map(({ name, to }, index) => (
    <Fragment key={to}>
      {index > 0 && ', '}
      <Link to={to}>{name}</Link>
    </Fragment>
  ));
}

function labelFor(field: ProfileField): string {
  const texts = groups.map(({ fields }) => fields[field]).find((found) => found);
  return texts?.label.replace(' (optional)', '') ?? field;
}
