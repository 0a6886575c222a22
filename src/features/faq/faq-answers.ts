import type { ComponentType } from 'react';
import { type OfficialSource, officialSources } from '#src/lib/official-sources.ts';
import { CostAnswer } from './answers/CostAnswer.tsx';
import { CreditAnswer } from './answers/CreditAnswer.tsx';
import { LoanTypesAnswer } from './answers/LoanTypesAnswer.tsx';
import { PreApprovalAnswer } from './answers/PreApprovalAnswer.tsx';
import { WhatItIsAnswer } from './answers/WhatItIsAnswer.tsx';
import type { FaqId } from './questions.ts';

interface FaqAnswer {
  Answer: ComponentType<{ day: string }>;
  /** The sources of the answer's figures. */
  sources: readonly OfficialSource[];
}

/** The answers by question. */
export const faqAnswers: Record<FaqId, FaqAnswer> = {
  'what-it-is': { Answer: WhatItIsAnswer, sources: [] },
  credit: { Answer: CreditAnswer, sources: [officialSources.cfpbCreditCheck] },
  'down-payment': {
    Answer: LoanTypesAnswer,
    sources: [
      officialSources.hud,
      officialSources.va,
      officialSources.usda,
      officialSources.fannieMae,
      officialSources.freddieMac,
      officialSources.fhfa,
      officialSources.cfpbMortgageInsurance,
    ],
  },
  'pre-approval': { Answer: PreApprovalAnswer, sources: [officialSources.cfpbLetters] },
  'closing-costs': { Answer: CostAnswer, sources: [officialSources.cfpbClosing] },
};
