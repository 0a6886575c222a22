import type { Rolldown } from 'vite';

/**
 * The groups, each with patterns of its modules: of packages, and of paths under src/ without extensions. What
 * others build on stands first.
 */
export const groups: Readonly<Record<string, string>> = {
  zod: 'node_modules/zod src/lib/zod',
  // The first load of every page, and small parts that most pages share.
  site: `
    /index[.]html$
    node_modules/lucide/.*/(chevron-down|circle-alert|x)[.]\\w+
    src/lib/(after-paint|document-data|env|format|lazy-component|lazy-value|sha256|timers|unsaved|safe-url)
    src/lib/(use-hydrated|use-resource|visit)
    src/domain/leads/(lead-kinds|form/FormParts.module)
    src/domain/pictures/picture-address
    src/domain/profile/site-details
    src/domain/posts/(post-cache|posts[.]limits|content/lazy-content|PostImage|post-images)
    src/domain/posts/listing/blog-loader
    src/ui/(Alert|Button|Card|Prose|TextField)`,
  // Shared by the blog's list, the dashboard and a later step of the quote.
  pages: `
    node_modules/lucide/.*/search[.]\\w+
    src/domain/posts/listing/blog-place
    src/ui/Pagination`,
  // Shared by the content pages.
  reading: `
    src/domain/rates/shown-rates
    src/features/faq/questions
    src/lib/calendar
    src/ui/(DayNightPicture|LazyPlace|SkeletonText|ProsePage)`,
  // Shared by the calculators, later steps of the quote, and what the rates page and the home page load last.
  rates: `
    src/domain/loans/number-kinds
    src/domain/rates/(payment-at|use-rates)
    src/lib/use-question
    src/ui/RangeField`,
  // Without the services that change posts, which only the admin area loads.
  database: `
    node_modules/@firebase/(app|component|firestore|logger|util|webchannel-wrapper)
    node_modules/idb
    src/domain/collections
    src/lib/firebase/(app|firestore|request)
    src/domain/(posts/(?!changes/)|profile/).*[.]service
    src/domain/pictures/(picture-files[.]service|lost-pictures)
    src/domain/posts/(stored-posts|listing/blog-cache)`,
  form: `
    node_modules/react-hook-form
    src/domain/leads/form/(?!zod-resolver|form-schema).*
    src/domain/leads/submission/(attempt|bot-check[.](contract|service)|use-submit-lead)
    src/lib/use-text-field`,
  // How typed numbers are read, shared by the calculators, the quote and the dashboard.
  numbers: 'src/lib/input/typed-numbers',
  // Shared by some forms, the calculators, the sign-in and the page for requests.
  fields: `
    src/domain/leads/lead-reference
    src/domain/loans/loan-types
    src/lib/focus-on-mount
    src/pages/FormPage.module
    src/ui/(CheckboxField|HideOnError|SelectField)`,
  // Shared by the contact form, the sign-in and the admin area.
  'short-form': `
    src/domain/leads/message[.]fields
    src/lib/input/text
    src/ui/(ShortForm[.]module|TextAreaField)`,
  steps: `
    src/domain/leads/quote[.]fields
    src/domain/leads/consent-wordings
    src/domain/leads/wizard/.*
    src/features/quote/QuoteSteps.module
    src/ui/ErrorSummary`,
  // What every form checks its answers with.
  answers: 'src/domain/leads/form/form-schema src/lib/input/answers[.]schema',
  // What the Basic tab loads; the tools of the Advanced tab use parts of it.
  basic: `
    src/features/calculators/(Answer|BasicCalculator|Calculator|CopyLink|NumberFields)(.module)?
    src/pages/CalculatorPage.module
    src/features/calculators/(link-entries|format-figures|inputs|read-number|use-inputs)
    src/domain/loans/loan-cost`,
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
