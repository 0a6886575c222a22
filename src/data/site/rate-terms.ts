import { embeddedDetails } from '#src/data/site/site-details.ts';
import { synchronizeClock } from '#src/data/state/site-clock.ts';
import { renewValue } from '#src/data/state/visit.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { readEmbeddedBlock } from '#src/lib/loading/document-data.ts';
import { annualPercentageRate } from '#src/model/loans/annual-percentage-rate.ts';
import { assumedDownPayment } from '#src/model/rates/assumed-home.ts';
import {
  type RateKey,
  type Rates,
  type RatesAge,
  rateFields,
  rateKinds,
  readRate,
  type ShownRates,
  visitRates,
} from '#src/model/rates/shown-rates.ts';
import type { SiteDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { findAgeNow } from './rates-age.ts';

/** What an APR assumes until the owner enters it; until then, no search engine lists the site. */
const sample = { points: '0', fees: '1500' };

type AprDetails = Pick<SiteDetails, 'aprPoints' | 'aprFees'>;

const readEmbeddedDetails = (): SiteDetails =>
  embeddedDetails.in(readEmbeddedBlock()) ?? site.defaults;

function readCosts({ aprPoints, aprFees }: AprDetails) {
  return { points: Number(aprPoints || sample.points), fees: Number(aprFees || sample.fees) };
}

/**
 * Returns the APR of a loan at a displayed rate, with the points and lender fees that the site assumes.
 *
 * @param loan dollars
 * @param details those of the document, if they are not given
 * @returns undefined for a rate that changes, or that is not a plain percentage
 * @example findApr({ ...rates, fixed30: '6.375%' }, 'fixed30', 320_000, { aprFees: '1500' }) // '6.421%'
 */
export function findApr(
  rates: Rates,
  field: RateKey,
  loan: number,
  details: AprDetails = readEmbeddedDetails(),
): string | undefined {
  const { termYears, aprLoan } = rateKinds[field];
  const annualRatePercent = readRate(rates[field]);
  if (aprLoan === undefined || annualRatePercent === undefined) return undefined;
  const { points, fees } = readCosts(details);
  const terms = { principal: loan, annualRatePercent, termMonths: termYears * 12 };
  const apr = annualPercentageRate(terms, (loan * points) / 100 + fees);
  return apr === undefined ? undefined : `${apr.toFixed(3)}%`;
}

/** Returns rates with what stands beside them. */
export function describeRates(rates: Rates, details: AprDetails, age: RatesAge): ShownRates {
  const { points, fees } = readCosts(details);
  const ofPoints = points === 0 ? 'no points' : `${points} ${points === 1 ? 'point' : 'points'}`;
  const ofFees = `${fees === 0 ? 'no' : `${formatDollars(fees)} in`} lender fees`;
  const aprs: ShownRates['aprs'] = {};
  for (const field of rateFields) {
    const apr = findApr(rates, field, rateKinds[field].aprLoan ?? 0, details);
    if (apr) aprs[field] = apr;
  }
  const aprCosts = `${assumedDownPayment}% down, ${ofPoints} and ${ofFees}`;
  return { ...rates, aprs, aprCosts, age };
}

/** Returns rates as pages show them now. */
async function describeRatesNow(rates: Rates): Promise<ShownRates> {
  return describeRates(rates, readEmbeddedDetails(), await findAgeNow(rates.lastUpdated));
}

/** Takes stored rates, undefined if there are none, for all that shows rates in this visit. */
export function keepRates(rates: Rates | undefined): void {
  void renewValue(visitRates, rates ? describeRatesNow(rates) : Promise.resolve(undefined));
}

/** The fields of the rates document, in display order. */
export const ratesFields = [...rateFields, 'lastUpdated'] as const;

/**
 * Parses the rates document, if there is one; a missing field becomes ''. Undefined for a malformed one, which is
 * logged. Without zod, which pages of rates would load for this alone.
 */
export function toRates(data: Readonly<Record<string, unknown>> | undefined): Rates | undefined {
  if (!data) return undefined;
  const texts = ratesFields.map((field) => [field, data[field] ?? ''] as const);
  const malformed = texts.filter(([, text]) => typeof text !== 'string').map(([field]) => field);
  if (malformed.length === 0)
    return Object.fromEntries(texts.map(([field, text]) => [field, `${text}`.trim()])) as Rates;
  console.error(`Skipped the rates, malformed in: ${malformed.join(', ')}`);
  return undefined;
}

/** Reads the rates that the owner last saved, as pages show them; undefined if there are none. @throws ReadError */
export async function loadRates(): Promise<ShownRates | undefined> {
  // With the Firebase SDK.
  const stored = import('./rates.service.ts').then(({ getRates }) => getRates());
  const [rates] = await Promise.all([stored.then(toRates), synchronizeClock()]);
  return rates && describeRatesNow(rates);
}
