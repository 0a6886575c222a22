import { splitList } from '#src/domain/profile/profile-texts.ts';
import type { usStates } from '#src/lib/us-states.ts';

/**
 * The first three digits of each state's ZIP codes, as ranges; the narrowest counts. Source: United States Postal
 * Service, Domestic Mail Manual, L002. A few border towns get their mail from the state next to theirs.
 */
const prefixes: Record<(typeof usStates)[number], string> = {
  Alabama: '350-369',
  Alaska: '995-999',
  Arizona: '850-865',
  Arkansas: '716-729',
  California: '900-961',
  Colorado: '800-816',
  Connecticut: '060-069',
  Delaware: '197-199',
  Florida: '320-339 341-349',
  Georgia: '300-319 398-399',
  Hawaii: '967-968',
  Idaho: '832-838',
  Illinois: '600-629',
  Indiana: '460-479',
  Iowa: '500-528',
  Kansas: '660-679',
  Kentucky: '400-427',
  Louisiana: '700-714',
  Maine: '039-049',
  Maryland: '206-219',
  Massachusetts: '010-027 055-055',
  Michigan: '480-499',
  Minnesota: '550-567',
  Mississippi: '386-397',
  Missouri: '630-658',
  Montana: '590-599',
  Nebraska: '680-693',
  Nevada: '889-898',
  'New Hampshire': '030-038',
  'New Jersey': '070-089',
  'New Mexico': '870-884',
  'New York': '005-005 100-149',
  'North Carolina': '270-289',
  'North Dakota': '580-588',
  Ohio: '430-459',
  Oklahoma: '730-749',
  Oregon: '970-979',
  Pennsylvania: '150-196',
  'Rhode Island': '028-029',
  'South Carolina': '290-299',
  'South Dakota': '570-577',
  Tennessee: '370-385',
  Texas: '733-733 750-799 885-885',
  Utah: '840-847',
  Vermont: '050-059',
  Virginia: '201-201 220-246',
  Washington: '980-994',
  'West Virginia': '247-268',
  Wisconsin: '530-549',
  Wyoming: '820-831',
};

const ranges = Object.entries(prefixes)
  .flatMap(([state, texts]) => texts.split(' ').map((text) => ({ state, text })))
  .map(({ state, text }) => ({ state, first: text.slice(0, 3), last: text.slice(4) }))
  .toSorted(
    (one, other) =>
      Number(one.last) - Number(one.first) - (Number(other.last) - Number(other.first)),
  );

/** Returns the state of a ZIP code; undefined for one of no state, such as those of Puerto Rico. */
function findState(zipCode: string): string | undefined {
  const prefix = zipCode.trim().slice(0, 3);
  if (!/^\d{3}$/.test(prefix)) return undefined;
  return ranges.find(({ first, last }) => prefix >= first && prefix <= last)?.state;
}

/**
 * Returns the place of a ZIP code that is outside the states that the owner serves, within a sentence; undefined
 * where the owner has named no states.
 */
export function findUnservedPlace(zipCode: string, servedStates: string): string | undefined {
  const served = splitList(servedStates);
  const state = findState(zipCode);
  if (served.length === 0 || (state && served.includes(state))) return undefined;
  return state ?? 'none of the 50 states';
}
