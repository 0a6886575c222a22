import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/**
 * Few files instead of one for each shared module: on a phone's connection, another request costs
 * more than the bytes that it saves. A module belongs to the first group that names it or something
 * that imports it, so what others build on stands first.
 */
export const chunkGroups: Group[] = inThisOrder([
  { name: 'zod', test: modules({ packages: ['zod'], sources: ['lib/zod', 'lib/zod-config'] }) },
  {
    // The first load of every page, and small parts that most pages share.
    name: 'site',
    test: modules({
      packages: ['lucide/.*/(chevron-down|circle-alert|search|x)[.]\\w+'],
      sources: [
        'lib/(document-data|env|format|lazy-part|lazy-value|sha256|tab-storage|timers|safe-url|use-hydrated|use-resource)',
        'domain/leads/(lead-kinds|form/FormParts.module)',
        'domain/pictures/picture-address',
        'domain/profile/site-details',
        'domain/posts/(known-posts|content/lazy-content|PostImage|post-images|listing/(blog-place|lazy-blog))',
        'ui/(Alert|Button|Card|Prose|TextField)',
      ],
      others: ['/index[.]html$'],
    }),
  },
  {
    // The blog's list and the calculators use parts of it.
    name: 'pages',
    test: modules({ sources: ['lib/after-paint', 'ui/Pagination'] }),
  },
  {
    // Shared by the content pages.
    name: 'reading',
    test: modules({
      sources: [
        'domain/rates/shown-rates',
        'features/rates/use-rates',
        'features/faq/questions',
        'lib/calendar',
        'ui/(DayNightPicture|SkeletonText|ProsePage)',
      ],
    }),
  },
  {
    // Shared by the FAQ and the calculators: figures, and the day that they are shown on.
    name: 'facts',
    test: modules({ sources: ['lib/(loan-facts|use-site-today)'] }),
  },
  {
    // Shared by the rates and the calculators.
    name: 'payment',
    test: modules({ sources: ['domain/loans/loan', 'ui/RangeField'] }),
  },
  {
    // The monthly payment, on the rates page and, after the page's own script, on the home page.
    name: 'rates',
    test: modules({
      sources: ['domain/rates/payment-at', 'features/rates/(LivePayment|RateList).*'],
    }),
  },
  {
    name: 'database',
    test: modules({
      packages: ['@firebase/(app|component|firestore|logger|util|webchannel-wrapper)', 'idb'],
      sources: [
        'domain/collections',
        'lib/(firebase/(app|firestore|request)|site-clock)',
        // Only the admin area changes posts.
        'domain/(posts/(?!changes/)|rates/|profile/).*[.]service',
        'domain/pictures/(picture-files[.]service|lost-pictures)',
        'domain/posts/(stored-posts|listing/blog-cache)',
      ],
    }),
  },
  {
    // A post's page, and what makes its content.
    name: 'article',
    test: modules({ sources: ['domain/posts/content/shown-content', 'domain/pictures/pictures'] }),
  },
  {
    // The dashboard and the editor use parts of it.
    name: 'search',
    test: modules({ sources: ['domain/posts/search/(?!.*[.]service).*', 'lib/search-key'] }),
  },
  {
    name: 'form',
    test: modules({
      packages: ['react-hook-form'],
      sources: [
        'domain/leads/form/(?!schema-resolver).*',
        'domain/leads/submission/(bot-check[.](contract|service)|use-submit-lead)',
        'lib/use-text-field',
      ],
    }),
  },
  {
    // Shared by some forms, the calculators, the sign-in and the page for requests.
    name: 'fields',
    test: modules({
      sources: [
        'domain/leads/(lead-reference|quote[.]options)',
        'lib/input/typed-numbers',
        'pages/FormPage.module',
        'ui/(CheckboxField|SelectField)',
      ],
    }),
  },
  {
    // Shared by the contact form, the sign-in and the admin area.
    name: 'short-form',
    test: modules({ sources: ['lib/input/text', 'ui/(ShortForm[.]module|TextAreaField)'] }),
  },
  {
    name: 'steps',
    test: modules({
      sources: [
        'domain/leads/consent-wordings',
        'domain/leads/wizard/.*',
        'features/quote/QuoteSteps.module',
        'ui/ErrorSummary',
      ],
    }),
  },
  {
    // Shared by a form and the lead desk.
    name: 'lead-buyer',
    test: modules({ sources: ['domain/leads/lead-buyer[.]options'] }),
  },
  {
    // What the Basic tab loads; the tools of the Advanced tab use parts of it.
    name: 'basic',
    test: modules({
      sources: [
        'features/calculators/(Answer|BasicCalculator|Calculator|CopyLink|NumberFields)(.module)?',
        'pages/CalculatorPage.module',
        'features/calculators/(basic-link|format-figures|inputs|read-number|use-inputs)',
        'domain/loans/loan-cost',
      ],
    }),
  },
]);

function inThisOrder(groups: Group[]): Group[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

interface Modules {
  /** Patterns of paths under src/, without extensions. */
  sources?: string[];
  /** Patterns of package names. */
  packages?: string[];
  /** Patterns of the bundler's own modules. */
  others?: string[];
}

function modules({ sources = [], packages = [], others = [] }: Modules): RegExp {
  const patterns = [
    ...sources.map((pattern) => `/src/${pattern}[.](ts|tsx|css)$`),
    ...packages.map((pattern) => `/node_modules/${pattern}(/|$)`),
    ...others,
  ];
  return new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
}
