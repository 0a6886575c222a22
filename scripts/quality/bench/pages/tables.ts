import type { FirstTap } from './first-tap.ts';
import type { PageResult } from './limits.ts';
import { type Spread, spreadOf, throttlings } from './measurement.ts';
import { type Loads, mostStolenMs } from './rounds.ts';
import type { Visit } from './visit.ts';

/**
 * Returns a line about the machine's speed during the loads; other machines' results are not
 * comparable.
 */
export function machineLine({ simulate, devtools }: Loads): string {
  const loads = [...simulate.values(), ...devtools.values()].flat();
  const { median, min, max } = spreadOf(loads.map(({ machine }) => machine));
  const shown = [median, min, max].map((index) => Math.round(index).toLocaleString('en-US'));
  const disturbed = loads.filter(({ stolenMs }) => stolenMs > mostStolenMs).length;
  return [
    `Lighthouse's benchmark index of the machine: ${shown[0]} (${shown[1]}–${shown[2]}).`,
    `Loads that its host disturbed in every try: ${disturbed} of ${loads.length}.\n`,
  ].join('\n');
}

/** Returns the results as the tables of docs/performance.md. */
export function tables(results: readonly PageResult[], taps: readonly FirstTap[]): string {
  return [
    ...throttlings.map((throttling) =>
      table(
        `Lighthouse mobile, ${throttling === 'simulate' ? 'simulated' : 'applied'} throttling; medians (least–greatest), × the twin`,
        ['page', 'score', 'FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'hydrated'],
        results.map(({ page, summaries }) => {
          const of = summaries[throttling];
          return [
            page.name,
            String(of.performance.median),
            `${ms(of.fcp)} ${ratio(of.fcpRatio)}`,
            `${ms(of.lcp)} ${ratio(of.lcpRatio)}`,
            `${ms(of.speedIndex)} ${ratio(of.speedIndexRatio)}`,
            ms(of.tbt),
            of.cls.max.toFixed(3),
            of.hydrated ? ms(of.hydrated) : '–',
          ];
        }),
      ),
    ),
    table(
      'Beside a page that loads nothing',
      ['page', 'FCP simulated', 'LCP simulated', 'FCP applied', 'LCP applied'],
      results.flatMap(({ page, besideBare }) =>
        besideBare
          ? [
              [
                page.name,
                ...throttlings.flatMap((throttling) => [
                  ratio(besideBare[throttling].fcpRatio),
                  ratio(besideBare[throttling].lcpRatio),
                ]),
              ],
            ]
          : [],
      ),
    ),
    table(
      'First visit; KB of 1,000 bytes, own script in gzip',
      [
        'page',
        'requests',
        'KB',
        'own script',
        'before load',
        'on demand',
        'others’ script',
        'to back ends',
      ],
      results.map(({ page, summaries }) => [page.name, ...visitCells(summaries.simulate.visit)]),
    ),
    table(
      'Lighthouse, beside speed',
      ['page', 'accessibility', 'best practices', 'SEO'],
      results.map(({ page, scores }) => [page.name, ...Object.values(scores).map(String)]),
    ),
    table(
      'First tap right after first paint, at a quarter of the speed',
      ['what', 'to the frame that answers', 'to its effect'],
      taps.map(({ name, answerMs, effectMs }) => [name, ms(answerMs), ms(effectMs)]),
    ),
  ].join('\n\n');
}

function visitCells(visit: Visit): string[] {
  return [
    String(visit.requests),
    visit.kb.toFixed(0),
    visit.scriptKb.toFixed(1),
    visit.scriptBeforeLoadKb.toFixed(1),
    visit.onDemandKb.toFixed(1),
    visit.thirdPartyKb.toFixed(1),
    String(visit.elsewhere),
  ];
}

/** Returns a table in Markdown under its title. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`${title}:`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @example '441 ms (219–466)' */
export function ms({ median, min, max }: Spread): string {
  return `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
}

function ratio(value: number): string {
  return `${value.toFixed(2)}×`;
}
