import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { ReadOrAsk } from '#src/content/RequirementNotes.tsx';
import { ConsentField, LegalLinks } from '#src/features/wizard/ConsentParts.tsx';
import {
  type ControlProps,
  type Controls,
  FormFields,
  LineControl,
  SelectControl,
} from '#src/features/wizard/FormFields.tsx';
import type { StepProps } from '#src/features/wizard/wizard-config.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatDollars, groupThousands } from '#src/lib/format/format.ts';
import { useQuestion } from '#src/lib/hooks/use-question.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { describeConversion, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import {
  type AffordabilityStart,
  honeypotName,
  type QuoteInput,
  quoteFields,
} from '#src/model/lead-forms/quote.fields.ts';
import { quoteFormats } from '#src/model/lead-forms/quote.schema.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { blogQuery, blogStart } from '#src/model/posts/blog-place.ts';
import type { TextFieldProps } from '#src/ui/fields/TextField.tsx';
import {
  askAboutAnswer,
  askAboutPhone,
  downPaymentDollars,
  downPaymentNote,
  isLowScore,
  usualScoreFrom,
} from './answer-notes.ts';
import { describeChoice } from './choices.ts';
import styles from './QuoteSteps.module.css';

const controls: Controls = {
  phone: PhoneControl,
  money: MoneyControl,
  select: AdvisedSelect,
  downPayment: DownPaymentControl,
  consent: ConsentControl,
};

/** A step with questions, after the first. */
export function QuestionStep({ fields }: Pick<StepProps, 'fields'>) {
  return (
    <FormFields names={fields} questions={quoteFields} formats={quoteFormats} controls={controls} />
  );
}

function PhoneControl(props: ControlProps) {
  const typed = useWatch<Record<string, string>>({ name: props.name }) ?? '';

  // A consent belongs to the words that were agreed to, and they name the number.
  const { setValue } = useFormContext<QuoteInput>();
  const [before] = useState(typed);
  useEffect(() => {
    if (typed !== before) setValue('contactConsent', false);
  }, [typed, before, setValue]);

  return (
    <LineControl
      {...props}
      hint={
        <>
          <span className={styles.line}>{whoContacts.mayCall}</span>{' '}
          <span className={styles.line}>{whoContacts.condition}</span> Use a US number with area
          code; its ten digits are enough.
        </>
      }
      suggestion={useQuestion(props.name, typed, askAboutPhone)}
    />
  );
}

function MoneyControl(props: ControlProps) {
  const isPrice = props.name === 'homePrice';
  return (
    <NumberControl
      {...props}
      {...(isPrice && { hint: <PriceHint>{props.question.hint}</PriceHint> })}
      ornament="$"
    />
  );
}

function PriceHint({ children }: { children: ReactNode }) {
  const { control } = useFormContext<QuoteInput>();
  const income = parseMoney(useWatch({ control, name: 'income' }), 'year');
  const start: AffordabilityStart = {
    incomeForQuote: income === undefined ? '' : groupThousands(income),
    step: useLocation().search,
  };
  return (
    <>
      {children} Not sure what fits?{' '}
      <Link to={`${paths.calculator}#tab=advanced&tool=afford`} state={start}>
        Work it out
      </Link>
    </>
  );
}

/** A select with what its answer means, and with advice on the loan type that fits the credit score. */
function AdvisedSelect(props: ControlProps) {
  const { name } = props;
  return (
    <SelectControl
      {...props}
      advice={name === 'loanType' ? <LoanTypeAdvice /> : undefined}
      note={
        <p id={`${name}-note`} aria-live="polite" className={styles.meaning}>
          {describeChoice(name, useWatch<Record<string, string>>({ name }) ?? '')}
        </p>
      }
    />
  );
}

function LoanTypeAdvice() {
  const { control } = useFormContext<QuoteInput>();
  const isLow = isLowScore(useWatch({ control, name: 'creditScore' }));
  if (!isLow) return 'Not sure? Conventional is the most common.';
  return (
    <>
      Below {usualScoreFrom}, many start with FHA.{' '}
      <ReadOrAsk href={readAboutFha} text="Read about it" />
    </>
  );
}

/** A search, which finds what the owner writes about it, whatever its address. */
const readAboutFha = paths.blog + blogQuery({ ...blogStart, text: 'fha' });

function NumberControl(props: ControlProps & Partial<TextFieldProps>) {
  const {
    name,
    question: { per },
  } = props;
  const { change } = useTextField(name);
  const typed = useWatch<Record<string, string>>({ name }) ?? '';
  const warning = useQuestion(name, typed, (text) => askAboutAnswer(name, text, per), change);
  const conversion = describeConversion(typed, per);
  return (
    <LineControl
      autoComplete="off"
      {...props}
      suggestion={conversion ? { text: conversion } : warning}
    />
  );
}

function DownPaymentControl(props: ControlProps) {
  const { control } = useFormContext<QuoteInput>();
  const [typed, homePrice] = useWatch({ control, name: ['downPayment', 'homePrice'] });
  return (
    <div className={styles.noted}>
      <NumberControl {...props} />
      <p role="status">{downPaymentNote(typed, homePrice) ?? exampleOf(homePrice)}</p>
    </div>
  );
}

/** Returns what stands in the place of the note before there is one, so that nothing moves when it comes. */
function exampleOf(homePrice: string): string | undefined {
  const dollars = downPaymentDollars('20%', homePrice);
  return dollars === undefined ? undefined : `20% would be ${formatDollars(dollars)}.`;
}

function ConsentControl() {
  const phone = useFormContext<QuoteInput>().getValues('phone');
  const [before, after] = quoteConsent.text.split('{phone}');
  return (
    <>
      <p>
        <strong>Your choice.</strong> Without it we can’t pass your inquiry on, so the form ends
        here.
      </p>
      <ConsentField
        wording={
          <>
            {before}
            <span className="unbroken">{phone}</span>
            {after}
          </>
        }
        privacyControlNote="Your browser sends the Global Privacy Control signal, so we won’t pass your inquiry on to any company. We keep a record of the signal with your consent."
      />
      <LegalLinks />
      <HoneypotField />
    </>
  );
}

/**
 * A honeypot: a field that people do not see and bots fill in. It is on a step without autofill
 * fields, outside the tab order, and hidden from assistive technology.
 */
function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={honeypotName}>Leave this empty</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
