import type { usStates } from '#src/lib/format/us-states.ts';
import { splitList } from '#src/model/site/profile-texts.ts';

/**
 * The code of each place that an owner may serve, and how its ZIP codes begin, as ranges; the narrowest counts. Source:
 * United States Postal Service, Domestic Mail Manual, L002. A few border towns get their mail from the state next to
 * theirs.
 */
const places = {
  Alabama: 'AL 350-369',
  Alaska: 'AK 995-999',
  Arizona: 'AZ 850-865',
  Arkansas: 'AR 716-729',
  California: 'CA 900-961',
  Colorado: 'CO 800-816',
  Connecticut: 'CT 060-069',
  Delaware: 'DE 197-199',
  Florida: 'FL 320-339 341-349',
  Georgia: 'GA 300-319 398-399',
  Hawaii: 'HI 967-968',
  Idaho: 'ID 832-838',
  Illinois: 'IL 600-629',
  Indiana: 'IN 460-479',
  Iowa: 'IA 500-528',
  Kansas: 'KS 660-679',
  Kentucky: 'KY 400-427',
  Louisiana: 'LA 700-714',
  Maine: 'ME 039-049',
  Maryland: 'MD 206-219',
  Massachusetts: 'MA 010-027 055',
  Michigan: 'MI 480-499',
  Minnesota: 'MN 550-567',
  Mississippi: 'MS 386-397',
  Missouri: 'MO 630-658',
  Montana: 'MT 590-599',
  Nebraska: 'NE 680-693',
  Nevada: 'NV 889-898',
  'New Hampshire': 'NH 030-038',
  'New Jersey': 'NJ 070-089',
  'New Mexico': 'NM 870-884',
  'New York': 'NY 005 100-149',
  'North Carolina': 'NC 270-289',
  'North Dakota': 'ND 580-588',
  Ohio: 'OH 430-459',
  Oklahoma: 'OK 730-749',
  Oregon: 'OR 970-979',
  Pennsylvania: 'PA 150-196',
  'Rhode Island': 'RI 028-029',
  'South Carolina': 'SC 290-299',
  'South Dakota': 'SD 570-577',
  Tennessee: 'TN 370-385',
  Texas: 'TX 733 750-799 885',
  Utah: 'UT 840-847',
  Vermont: 'VT 050-059',
  Virginia: 'VA 201 220-246',
  Washington: 'WA 980-994',
  'West Virginia': 'WV 247-268',
  Wisconsin: 'WI 530-549',
  Wyoming: 'WY 820-831',
  'District of Columbia': 'DC 200 202-205 569',
  'American Samoa': 'AS 96799',
  Guam: 'GU 96910-96932',
  'Northern Mariana Islands': 'MP 96950-96952',
  'Puerto Rico': 'PR 006-007 009',
  'U.S. Virgin Islands': 'VI 008',
} satisfies Record<(typeof usStates)[number], string> & Record<string, string>;

const ranges = Object.entries(places)
  .flatMap(([place, texts]) => {
    const [, ...spans] = texts.split(' ');
    return spans.map((span) => {
      const [first = '', last = first] = span.split('-');
      return { place, first: first.padEnd(5, '0'), last: last.padEnd(5, '9') };
    });
  })
  .toSorted(
    (one, other) =>
      Number(one.last) - Number(one.first) - (Number(other.last) - Number(other.first)),
  );

/** Returns the place of a ZIP code; undefined for one of none, such as those of the Armed Forces. */
function findPlace(zipCode: string): string | undefined {
  const [digits] = /^\d{5}/.exec(zipCode.trim()) ?? [];
  return digits && ranges.find(({ first, last }) => digits >= first && digits <= last)?.place;
}

const plain = (text: string) => text.replaceAll('.', '').toLowerCase();

/** Returns the name of a place that is typed by its name or code; undefined for another text. */
export function readPlace(typed: string): string | undefined {
  return Object.entries(places).find(([name, codes]) =>
    [plain(name), plain(codes.slice(0, 2))].includes(plain(typed)),
  )?.[0];
}

/** Returns a list of places as stored: each once, by its name where it is one. */
export function tidyPlaces(text: string): string {
  const typed = splitList(text.replace(/\bwashington,? *d\.?c\b\.?/gi, 'DC'));
  return [...new Set(typed.map((place) => readPlace(place) ?? place))].join(', ');
}

/**
 * Returns the place of a ZIP code that is outside the places that the owner serves, within a sentence; undefined
 * where the owner has named none.
 */
export function findUnservedPlace(zipCode: string, servedStates: string): string | undefined {
  const served = splitList(servedStates);
  const place = findPlace(zipCode);
  if (served.length === 0 || (place && served.includes(place))) return undefined;
  return place ?? 'no state or territory';
}
