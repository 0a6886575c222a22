import { usualScores } from '#src/domain/loans/number-kinds.ts';
import {
  amountIn,
  amountText,
  linkEntries,
  linkedTab,
  linkFragment,
  loanEntries,
  loanFrom,
  percentIn,
  percentText,
  readBasicLink,
  termIn,
} from './basic-link.ts';
import { tidyDownPayment } from './down-payment.ts';
import { readHousingCosts } from './home-loan-figures.ts';
import { type LoanInputs, readLoan } from './inputs.ts';
import { numberText } from './read-number.ts';
import {
  type ComparisonInputs,
  comparisonDefaults,
  type DownPaymentInput,
  type HomeLoanInputs,
  homeLoanDefaults,
  maxOneTimePayments,
  type OfferInputs,
  type OneTimePaymentInput,
  oneTimeDefault,
  type PrepaymentInputs,
  type ProgramInputs,
  programKinds,
  vaUses,
} from './tool-inputs.ts';
import { type SharedTools, toolEntries, toolsFrom } from './tool-link.ts';
import { isToolName, type ToolName } from './use-tools.ts';

/** What a link carries: never income or debts. */
export type SharedInputs = { tab: 'basic'; basic: LoanInputs } | AdvancedInputs;

interface AdvancedInputs extends SharedTools {
  tab: 'advanced';
  /** The tool that was opened last; undefined for none and the first. */
  tool?: ToolName | undefined;
  homeLoan: HomeLoanInputs;
  comparison: ComparisonInputs;
}

/**
 * Returns the inputs as a URL's fragment, which browsers keep from servers.
 *
 * @example toFragment({ tab: 'basic', basic: { amount: '300k', rate: '4.5', termYears: 30 } })
 *   // '#tab=basic&loan=300000&rate=4.5&term=30'
 */
export function toFragment(inputs: SharedInputs): string {
  const entries =
    inputs.tab === 'basic'
      ? loanEntries(inputs.basic)
      : {
          ...(inputs.tool && { tool: inputs.tool }),
          ...homeLoanEntries(inputs.homeLoan),
          ...offerEntries(inputs.comparison.first, '1'),
          ...offerEntries(inputs.comparison.second, '2'),
          ...toolEntries(inputs),
        };
  return linkFragment(inputs.tab, entries);
}

/** Returns the tool that a fragment is a link to; undefined if it names none. */
export function linkedTool(fragment: string): ToolName | undefined {
  const tool = linkEntries(fragment).get('tool');
  return isToolName(tool) ? tool : undefined;
}

/**
 * Returns the inputs that a fragment carries. What is missing, unknown or no number is the default.
 *
 * @returns undefined when the fragment is not of a calculator's link, or only names a tool
 */
export function fromFragment(fragment: string): SharedInputs | undefined {
  const basic = readBasicLink(fragment);
  if (basic) return { tab: 'basic', basic };
  const tab = linkedTab(fragment);
  if (tab !== 'advanced') return undefined;
  const entries = linkEntries(fragment);
  const tool = linkedTool(fragment);
  if (tool && [...entries].length === 2) return undefined;
  return {
    tab,
    tool,
    homeLoan: homeLoanFrom(entries),
    comparison: {
      first: offerFrom(entries, '1', comparisonDefaults.first),
      second: offerFrom(entries, '2', comparisonDefaults.second),
    },
    ...toolsFrom(entries),
  };
}

function offerEntries(offer: OfferInputs, suffix: string): Record<string, string> {
  const { principal } = readLoan(offer);
  const points = percentText(offer.points, 'costPercent');
  const fees = amountText(offer.fees, 'closingCosts', principal);
  return {
    ...loanEntries(offer, suffix),
    ...(points !== '0' && { [`points${suffix}`]: points }),
    ...(fees !== '0' && { [`fees${suffix}`]: fees }),
  };
}

function homeLoanEntries(inputs: HomeLoanInputs): Record<string, string> {
  const costs = readHousingCosts(inputs);
  return {
    price: amountText(inputs.homePrice, 'homePrice'),
    down: downPaymentText(inputs.downPayment),
    rate: percentText(inputs.rate),
    term: String(inputs.termYears),
    tax: numberText(costs.annualPropertyTax),
    insurance: numberText(costs.annualHomeInsurance),
    hoa: numberText(costs.monthlyHoa),
    extra: amountText(inputs.extraPayment, 'extraPayment'),
    ...prepaymentEntries(inputs),
    ...programEntries(inputs),
  };
}

/** Returns only what differs from the defaults, so that most links stay short. */
function prepaymentEntries(inputs: PrepaymentInputs): Record<string, string> {
  const yearly = amountText(inputs.yearlyExtra, 'yearlyExtra');
  const defaults = homeLoanDefaults;
  return {
    ...(yearly !== defaults.yearlyExtra && { yearly }),
    ...oneTimeEntries(inputs.oneTimePayments),
    ...(inputs.biweekly && { biweekly: 'yes' }),
  };
}

function oneTimeEntries(payments: PrepaymentInputs['oneTimePayments']): Record<string, string> {
  const entries = payments
    .map(({ amount, month }) => ({
      once: amountText(amount, 'oneTimePayment'),
      month: amountText(month),
    }))
    .filter(({ once }) => once !== '0')
    .flatMap(({ once, month }, index) => [
      [`once${numberParameter(index)}`, once],
      ...(month === oneTimeDefault.month ? [] : [[`oncein${numberParameter(index)}`, month]]),
    ]);
  return Object.fromEntries(entries);
}

/** Returns the number in the names of a one-time payment's parameters, which the first one lacks. */
function numberParameter(index: number): string {
  return index === 0 ? '' : String(index + 1);
}

function oneTimeFrom(entries: URLSearchParams): PrepaymentInputs['oneTimePayments'] {
  const payments = Array.from({ length: maxOneTimePayments }, (_, index) => ({
    amount: amountIn(entries, `once${numberParameter(index)}`),
    month: amountIn(entries, `oncein${numberParameter(index)}`) ?? oneTimeDefault.month,
  })).filter((payment): payment is OneTimePaymentInput => payment.amount !== undefined);
  return payments.length > 0 ? payments : homeLoanDefaults.oneTimePayments;
}

function programEntries(inputs: ProgramInputs): Record<string, string> {
  const { program, countsInsurance, score, insuranceRate, vaUse } = inputs;
  const defaults = homeLoanDefaults;
  return {
    ...(program !== defaults.program && { type: program }),
    ...(countsInsurance && { insured: 'yes' }),
    ...(score !== defaults.score && { score: String(score) }),
    ...(insuranceRate.trim() && { premium: percentText(insuranceRate, 'insurancePercent') }),
    ...(vaUse !== defaults.vaUse && { va: vaUse }),
  };
}

function offerFrom(entries: URLSearchParams, suffix: string, fallback: OfferInputs): OfferInputs {
  return {
    ...loanFrom(entries, suffix, fallback),
    points: percentIn(entries, `points${suffix}`, 'costPercent') ?? fallback.points,
    fees: amountIn(entries, `fees${suffix}`) ?? fallback.fees,
  };
}

function homeLoanFrom(entries: URLSearchParams): HomeLoanInputs {
  const fallback = homeLoanDefaults;
  const homePrice = amountIn(entries, 'price');
  const downPayment = downPaymentIn(entries);
  return {
    homePrice: homePrice ?? fallback.homePrice,
    priceEntered: homePrice !== undefined,
    downPayment: downPayment ?? fallback.downPayment,
    downPaymentEntered: downPayment !== undefined,
    rate: percentIn(entries, 'rate') ?? fallback.rate,
    termYears: termIn(entries, 'term') ?? fallback.termYears,
    propertyTax: amountIn(entries, 'tax') ?? fallback.propertyTax,
    homeInsurance: amountIn(entries, 'insurance') ?? fallback.homeInsurance,
    hoa: amountIn(entries, 'hoa') ?? fallback.hoa,
    extraPayment: amountIn(entries, 'extra') ?? fallback.extraPayment,
    yearlyExtra: amountIn(entries, 'yearly') ?? fallback.yearlyExtra,
    oneTimePayments: oneTimeFrom(entries),
    biweekly: entries.get('biweekly') === 'yes',
    ...programFrom(entries),
  };
}

function programFrom(entries: URLSearchParams): ProgramInputs {
  const fallback = homeLoanDefaults;
  const score = Number(entries.get('score'));
  return {
    program: findOption(programKinds, entries.get('type')) ?? fallback.program,
    countsInsurance: entries.get('insured') === 'yes',
    score: isScore(score) ? score : fallback.score,
    insuranceRate: percentIn(entries, 'premium', 'insurancePercent') ?? fallback.insuranceRate,
    vaUse: findOption(vaUses, entries.get('va')) ?? fallback.vaUse,
  };
}

function isScore(score: number): boolean {
  return Number.isInteger(score) && score >= usualScores.min && score <= usualScores.max;
}

function findOption<Value>(values: readonly Value[], text: unknown): Value | undefined {
  return values.find((value) => value === text);
}

function downPaymentText(input: DownPaymentInput): string {
  // A share that was just typed as dollars is still a share.
  const { text, unit } = tidyDownPayment(input);
  return unit === 'percent' ? `${percentText(text)}%` : amountText(text);
}

function downPaymentIn(entries: URLSearchParams): DownPaymentInput | undefined {
  if (entries.get('down')?.endsWith('%')) {
    const text = percentIn(entries, 'down');
    return text === undefined ? undefined : { text, unit: 'percent' };
  }
  const text = amountIn(entries, 'down');
  return text === undefined ? undefined : { text, unit: 'dollars' };
}
