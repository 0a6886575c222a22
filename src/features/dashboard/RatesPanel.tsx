import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { rateKinds, shownRate } from '#src/domain/rates/shown-rates.ts';
import { formatLongDate } from '#src/lib/format.ts';
import { paths } from '#src/lib/paths.ts';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import styles from './Dashboard.module.css';
import { looksLikeRate, ratesFormSchema } from './rates-form.schema.ts';
import { saveRates } from './save-rates.service.ts';
import { useReloadable } from './use-reloadable.ts';

const headingId = 'rates';

/**
 * The panel for editing the displayed rates. Without the saved rates it shows no form, because saving
 * its empty fields would overwrite them.
 */
export function RatesPanel() {
  const { resource, reload } = useReloadable(getRates);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry() {
    reload();
    // The pressed button is about to unmount and would lose the focus.
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          Displayed rates
        </h2>
        {resource.status === 'loading' && <RatesSkeleton />}
        {resource.status === 'failed' && (
          <Alert tone="error" title="Failed to load the rates.">
            <p>You can edit the rates once the current ones have loaded.</p>
            <Button variant="link" className={styles.start} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && <RatesForm saved={resource.value} />}
      </section>
    </Card>
  );
}

interface RatesFormProps {
  /** The rates that visitors see now; undefined if there are none. */
  saved: Rates | undefined;
}

const noRates: Rates = { fixed30: '', fixed15: '', arm51: '', jumbo30: '', lastUpdated: '' };

/** The form for the five texts of the rates page. The date defaults to today. */
function RatesForm({ saved = noRates }: RatesFormProps) {
  const [shown, setShown] = useState(saved);
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const { register, handleSubmit, reset, watch, formState } = useForm<Rates>({
    defaultValues: { ...saved, lastUpdated: formatLongDate(new Date().toISOString()) },
    resolver: zodResolver(ratesFormSchema),
  });
  const { errors, isSubmitting } = formState;
  const typed = watch();
  const question = useLeaveGuard(formState.isDirty);

  const save = handleSubmit(
    async (rates) => {
      setOutcome('none');
      try {
        await saveRates(rates);
      } catch {
        setOutcome('failed');
        return;
      }
      reset(rates);
      setShown(rates);
      setOutcome('saved');
      showToast({ tone: 'good', title: 'Rates updated successfully.' });
    },
    () => setOutcome('none'),
  );

  return (
    <form method="post" noValidate className={styles.panel} onSubmit={save}>
      <div className={classNames(styles.fields, fieldStyles.aligned)}>
        {rateKinds.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            hint={looksLikeRate(typed[field]) ? undefined : 'This is not a percentage like 6.375%.'}
            error={errors[field]?.message}
            autoComplete="off"
            readOnly={isSubmitting}
            {...register(field)}
          />
        ))}
        <TextField
          label="Last updated"
          error={errors.lastUpdated?.message}
          autoComplete="off"
          readOnly={isSubmitting}
          {...register('lastUpdated')}
        />
      </div>
      {outcome === 'failed' && (
        <Alert tone="error" title="Error saving rates.">
          <p>Visitors still see the previous rates. Your changes are still in this form.</p>
        </Alert>
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save rates'}
        </Button>
        <p className={styles.note}>
          <span>{outcome === 'saved' ? 'Saved. Now shown on' : 'Shown on'}</span>{' '}
          <Link to={paths.rates}>Current Rates</Link> as of{' '}
          <span className="unbroken">{shownRate(shown.lastUpdated)}</span>
        </p>
      </div>
      {question && (
        <AlertDialog
          question="Leave without saving?"
          description="Your changes to the rates are not saved."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </form>
  );
}

/** The skeleton of the rates form. */
function RatesSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the rates…
      </p>
      <div className={styles.fields} aria-hidden="true">
        {[...rateKinds.map(({ label }) => label), 'Last updated'].map((label) => (
          <div key={label} className={styles.skeleton}>
            <SkeletonText width="word" />
          </div>
        ))}
      </div>
    </>
  );
}
