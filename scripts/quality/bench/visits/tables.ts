import type { FirstTap } from '../pages/first-tap.ts';
import { type Spread, spreadOf } from '../pages/measurement.ts';
import { ms, table } from '../pages/tables.ts';
import type { Load } from './loads.ts';
import { growthOf, type Memory } from './memory.ts';
import type { VisitResult } from './summary.ts';

/** All results of `npm run bench -- visits`. */
export interface Results {
  /** Lighthouse's benchmark index of the machine, once each round. */
  machine: number[];
  visits: VisitResult[];
  taps: FirstTap[];
  loads: Load[];
  /** Undefined if it was not measured. */
  memory: Memory | undefined;
}

/** Returns the results as the tables of docs/performance.md. */
export function tables({ machine, visits, taps, loads, memory }: Results): string {
  const index = spreadOf(machine.map(Math.round));
  return [
    `Lighthouse's benchmark index of the machine: ${spread(index)}.`,
    table(
      'Steps at a quarter of the speed, from the press; medians (minimum–maximum)',
      [
        'visit',
        'network',
        'step',
        'heading',
        'control',
        'ratio',
        'content',
        'last shift',
        'blocking',
      ],
      visits.flatMap(({ journey, network, steps }) =>
        steps.map(({ name, heading, control, ratio, content, lastShift, blocking }) => [
          journey,
          network,
          name,
          ms(heading),
          control ? ms(control) : '–',
          ratio === undefined ? '–' : `${ratio.toFixed(2)}×`,
          ms(content),
          ms(lastShift),
          ms(blocking),
        ]),
      ),
    ),
    table(
      'Whole visits',
      [
        'visit',
        'network',
        'longest interaction',
        'layout shifts',
        'requests (control)',
        'KB (control)',
      ],
      visits.map(({ journey, network, site, control }) => [
        journey,
        network,
        ms(site.longestInteraction),
        site.shifts.median.toFixed(3),
        `${site.requests.median} (${control.requests.median})`,
        `${kb(site.bytes)} (${kb(control.bytes)})`,
      ]),
    ),
    table(
      'First tap right after first paint',
      ['what', 'to the frame that responds', 'to its effect'],
      taps.map(({ name, answerMs, effectMs }) => [name, ms(answerMs), ms(effectMs)]),
    ),
    table(
      'Blocking time of a load in ms',
      ['page', 'network', 'speed', 'blocking'],
      loads
        .filter(({ blocking }) => blocking > 0)
        .map(({ path, network, slower, blocking }) => [
          path,
          network,
          `1/${4 * slower}`,
          blocking.toFixed(0),
        ]),
    ),
    memory ? memoryLine(memory) : '',
  ].join('\n\n');
}

function memoryLine(memory: Memory): string {
  const growth = growthOf(memory).toFixed(2);
  return `Memory after five pages ${mb(memory.afterFive)}, after fifty ${mb(memory.afterFifty)}: ${growth}×.`;
}

function spread({ median, min, max }: Spread): string {
  return `${median} (${min}–${max})`;
}

function kb({ median }: Spread): string {
  return (median / 1_000).toFixed(0);
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
