import { calendarText } from '../../../src/lib/format/calendar.ts';
import type { OfficialSource } from '../../../src/model/facts/official-sources.ts';
import { factState } from './fact-status.ts';

/** Something that the product is built on, or a law that is about to change, with the day on which it ends. */
interface PlatformDate {
  what: string;
  checked: string;
  /** The last day; `open` without a known end. */
  ends: string;
  /** What is to be done before, or at the next check. */
  todo: string;
  source: OfficialSource;
}

/** Dates of the platform and of laws, in the order in which they end. */
export const platformDates: PlatformDate[] = [
  {
    what: 'Browsers without an opt-out signal',
    checked: '2026-11-28',
    ends: '2026-12-31',
    todo: 'California’s AB 566 asks for one from then on. Nothing changes on the site. Tell the owner that more inquiries will come that cannot be passed on, because Global Privacy Control was on; then delete this line.',
    source: {
      name: 'California Legislature, AB 566',
      url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB566',
    },
  },
  {
    what: 'Microsoft 365: SMTP by password',
    checked: '2026-11-28',
    ends: '2026-12-31',
    todo: 'If the mailer logs in at smtp.office365.com, change to another provider (docs/deploying.md, step 10), or have an admin turn it on again.',
    source: {
      name: 'Microsoft, Exchange Team Blog',
      url: 'https://techcommunity.microsoft.com/blog/exchange/updated-exchange-online-smtp-auth-basic-authentication-deprecation-timeline/4489835',
    },
  },
  {
    what: 'The FCC’s waiver for withdrawals',
    checked: '2026-11-28',
    ends: '2027-01-30',
    todo: 'From then on, one withdrawal ends all calls and texts (47 CFR 64.1200(a)(10)). The desk counts it so already. See whether the FCC has changed the rule, correct docs/claims.md, and delete this line.',
    source: {
      name: 'Code of Federal Regulations, 47 CFR 64.1200',
      url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    },
  },
  {
    what: 'Firebase Extensions',
    checked: '2026-11-27',
    ends: '2027-03-31',
    todo: 'If the project has the extension Trigger Email, uninstall it. The mailer (docs/deploying.md, step 10) sends the mail about leads.',
    source: {
      name: 'Firebase, extensions FAQ',
      url: 'https://firebase.google.com/docs/extensions/faq-and-troubleshooting',
    },
  },
  {
    what: 'Node.js 24 in Cloud Functions',
    checked: '2026-11-27',
    ends: '2028-10-31',
    todo: 'Change engines in functions/package.json and mailer/package.json to the next supported Node, and the package node with it.',
    source: {
      name: 'Google Cloud, runtime support',
      url: 'https://cloud.google.com/functions/docs/runtime-support',
    },
  },
  {
    what: 'actions/cache 5, actions/checkout 6, actions/download-artifact 7, actions/setup-java 5, actions/setup-node 6, actions/upload-artifact 6, google-github-actions/auth 3',
    checked: '2026-11-27',
    ends: 'open',
    todo: 'Take the newest major version of each action in .github/workflows.',
    source: {
      name: 'GitHub, changelog of Actions',
      url: 'https://github.blog/changelog/label/actions/',
    },
  },
  {
    what: 'firebase-tools 15',
    checked: '2026-11-27',
    ends: 'open',
    todo: 'Read what the CLI calls deprecated at a deploy, and take its newest major version.',
    source: {
      name: 'firebase-tools, releases',
      url: 'https://github.com/firebase/firebase-tools/releases',
    },
  },
];

/**
 * Returns what ends within three months, has ended, or was not checked for a year.
 *
 * @param day ISO date without a time
 */
export function duePlatformDates(day: string): PlatformDate[] {
  return platformDates.filter((date) => !['current', 'check soon'].includes(factState(date, day)));
}

/**
 * Returns a sentence for the technician about what ends, or is to be checked again.
 *
 * @example explainDate(date) // 'Firebase Extensions: ends on March 31, 2027. Uninstall …'
 */
export function explainDate({ what, checked, ends, todo, source }: PlatformDate): string {
  const when =
    ends === 'open' ? `last checked on ${calendarText(checked)}` : `ends on ${calendarText(ends)}`;
  return `${what}: ${when}. ${todo} ${source.url}`;
}
