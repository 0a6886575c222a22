import { lazy, Suspense } from 'react';
import { StepNote } from '#src/features/wizard/WizardForm.tsx';
import type { StepProps } from '#src/features/wizard/wizard-config.ts';
import type { QuoteField, quoteTitles } from '#src/model/lead-forms/quote.fields.ts';
import { consentStepNumber, whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { QuestionStep } from './QuestionStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** A step after the first: its questions, or the review of all answers. */
export function LaterQuoteStep(props: StepProps<QuoteField>) {
  return props.fields.length > 0 ? <QuestionStep {...props} /> : <ReviewStep {...props} />;
}

/**
 * Comes with the formulas and the rates, which no earlier step needs. If it does not arrive, the steps go
 * on without it.
 */
const Estimate = lazy(async () => ({
  default: await import('./Estimate.tsx').then(
    ({ Estimate }) => Estimate,
    () => () => null,
  ),
}));

interface Note {
  brief: string;
  /** Keeps the note above the form on a phone, also beside the estimate. */
  line?: string;
  more?: readonly string[];
  /** Whether it shows what the loan could cost. */
  estimates?: true;
}

/** By the step's key. */
export const stepNotes = {
  contact: {
    brief: `Not shared unless you agree in step ${consentStepNumber}.`,
    more: [whoContacts.may, `${whoContacts.condition} ${whoContacts.end}`],
  },
  property: {
    brief: 'Nothing is sent before the last step.',
    more: ['Until then, what you type stays in this browser tab. You can change it on the review.'],
  },
  finances: {
    brief: 'No credit pull: no one looks up your score.',
    more: ['A lender checks your income and credit when you apply for a loan. This isn’t that.'],
  },
  loan: {
    brief: 'No loan decision: only a lender can approve you.',
    more: ['A rough price is enough, and you can change your mind about the loan type later.'],
  },
  purchase: { brief: 'It’s free, and it commits you to nothing.', estimates: true },
  consent: {
    brief: whoContacts.limit,
    line: whoContacts.end,
    more: [
      whoContacts.others,
      'Rather not agree? The calculators, the rates and the articles are there without it.',
    ],
  },
  review: {
    brief: 'Nothing is sent until you press Submit Inquiry.',
    line: whoContacts.end,
    more: [whoContacts.may],
    estimates: true,
  },
} satisfies Readonly<Record<Exclude<keyof typeof quoteTitles, 'name'>, Note>>;

/** What matters at a step after the first: who calls and how to stop it, and what the loan could cost. */
export function LaterNote({ step }: { step: string }) {
  const note: Note = stepNotes[step as keyof typeof stepNotes];
  const estimate = note.estimates && (
    <Suspense>
      <Estimate />
    </Suspense>
  );
  return (
    <StepNote brief={note.brief} line={note.line} figure={estimate}>
      {note.more?.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </StepNote>
  );
}
