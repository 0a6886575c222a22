import type { Rolldown } from 'vite';

/**
 * The groups, each with patterns of its modules: of packages, and of paths under src/ without extensions. What they
 * import comes with them, and what others build on stands first. A group with a page, or with a lazy part that is prerendered, has its name.
 */
const groups: Readonly<Record<string, string>> = {
  zod: 'node_modules/zod src/lib/loading/zod',
  // The first load of every page, and small parts that most pages share.
  site: `
    /index[.]html$
    src/lib/(loading/after-paint|addresses/(env|in-site-address))
    src/lib/format/sha256
    src/data/(state/unsaved|posts/post-cache)
    src/model/(lead-forms/(lead-kinds|who-contacts)|posts/(post-images|posts[.]limits))
    src/content/pictures/PostImage
    src/ui/(fields/TextField|notices/Alert|parts/(Card|Prose))`,
  // Shared by the blog's list, the dashboard and a later step of the quote.
  pages: `
    node_modules/lucide/.*/search[.]\\w+
    src/lib/addresses/use-query-in-address
    src/model/posts/blog-place
    src/ui/parts/Pagination`,
  // What somebody typed in search of posts, and the names of states, which forms have, too.
  'us-states': 'src/lib/format/us-states',
  search: 'src/model/posts/post-query',
  // Shared by the content pages.
  reading: `
    src/features/faq/questions
    src/lib/format/calendar
    src/ui/(notices/(LazyPlace|SkeletonText)|parts/(DayNightPicture|ProsePage))`,
  // Shared by the calculators, later steps of the quote, and what the rates page and the home page load last.
  rates: `
    src/model/(loans/(format-figures|number-kinds)|rates/payment-at)
    src/data/site/(rates-age|use-rates)
    src/lib/hooks/use-question
    src/ui/fields/RangeField`,
  database: 'src/data/firebase/request src/data/site/rates[.]service',
  // With zod, which the rates do without. Without the services that change posts, which only the admin area loads.
  posts: 'src/data/(posts/(blog-cache|.*[.]service)|site/profile[.]service)',
  article: 'src/content/(PostArticle|shown-content)',
  'post-search': 'src/data/posts/post-search',
  form: `
    src/model/lead-forms/(bot-check[.]contract|form-fields)
    src/features/wizard/(FormFields|FormParts|lead-form|use-lead-form)
    src/lib/input/website`,
  // How typed numbers are read, shared by the calculators, the quote and the dashboard.
  numbers: 'src/lib/input/typed-numbers',
  // Shared by some forms, the calculators, the sign-in and the page for requests.
  fields: `
    src/model/(facts/loan-types|leads/lead-reference)
    src/lib/loading/focus-on-mount
    src/pages/FormPage.module
    src/ui/fields/CheckboxField`,
  // Shared by the contact form, the sign-in and the admin area.
  'short-form': `
    src/model/lead-forms/message[.]fields
    src/lib/input/text
    src/ui/fields/(ShortForm[.]module|TextAreaField)`,
  steps: `
    src/model/lead-forms/(consent-wordings|quote[.]fields)
    src/features/wizard/(ThankYou|use-wizard|WizardForm([.]module)?)`,
  // What every form checks its answers with.
  answers: 'src/lib/input/answers[.]schema src/model/lead-forms/form-schema',
  // With what the Basic tab loads; the tools of the Advanced tab use parts of it.
  CalculatorPage: `
    src/pages/CalculatorPage
    src/features/calculators/(answer/Answer|inputs/(NumberFields|use-inputs))`,
  // What the home page loads after its own scripts; the rates page has most of it in its body, too, and the calculators
  // take the life of a loan from it.
  HomeRates: `
    src/pages/home/HomeRates
    src/data/site/rate-terms
    src/ui/parts/YearPlot`,
  // What the Basic tab loads last.
  LoanPicture: 'src/features/calculators/answer/LoanPicture src/model/loans/usual-ranges',
};

/**
 * Few files instead of one for each shared module: on a phone's connection, another request costs
 * more than the bytes that it saves. A module belongs to the first group that names it or something
 * that imports it.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(groups).map(
  ([name, patterns], index, { length }) => ({
    name,
    test: matchModules(patterns.trim().split(/\s+/)),
    priority: length - index,
  }),
);

function matchModules(patterns: readonly string[]): RegExp {
  const whole = patterns
    .map((pattern) => pattern.replace(/^src\/.*/, '/$&[.](ts|tsx|css)$'))
    .map((pattern) => pattern.replace(/^node_modules\/.*/, '/$&(/|$)'));
  return new RegExp(whole.join('|').replaceAll('/', '[\\\\/]'));
}
