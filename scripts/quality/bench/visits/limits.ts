import type { FirstTap } from '../pages/first-tap.ts';
import type { VisitResult } from './summary.ts';
import type { Network } from './visitor.ts';

/** The most that a visit may take. */
const limits = {
  /** Of the control's time from the press to the new heading, by network. */
  ratio: { loopback: 1, mobile: 0.5 } satisfies Record<Network, number>,
  /** The longest interaction of a visit, in milliseconds. */
  interactionMs: 100,
  /** The layout shifts of a visit. */
  shifts: 0.02,
  /** A press right after first paint, in milliseconds. */
  firstTap: { answerMs: 100, effectMs: 600 },
};

/** Returns the limits that a visit exceeds, in words. */
export function brokenLimits({ journey, network, steps, site }: VisitResult): string[] {
  const where = `${journey}, ${network}`;
  const broken = steps
    .filter(({ ratio }) => ratio !== undefined && ratio > limits.ratio[network])
    .map(({ name, ratio }) => {
      return `${where}: ${name} takes ${ratio?.toFixed(2)} of the control, above ${limits.ratio[network]}`;
    });
  if (site.longestInteraction.median > limits.interactionMs) {
    const ms = site.longestInteraction.median;
    broken.push(`${where}: an interaction takes ${ms} ms, above ${limits.interactionMs}`);
  }
  if (site.shifts.median > limits.shifts) {
    broken.push(
      `${where}: layout shifts of ${site.shifts.median.toFixed(3)}, above ${limits.shifts}`,
    );
  }
  return broken;
}

/** Returns the first taps that took too long, in words. */
export function slowTaps(taps: readonly FirstTap[]): string[] {
  return taps.flatMap((tap) =>
    (['answerMs', 'effectMs'] as const)
      .filter((what) => tap[what].median > limits.firstTap[what])
      .map((what) => {
        const took = what === 'answerMs' ? 'answered' : 'done';
        const ms = tap[what].median.toFixed(0);
        return `first tap, ${tap.name}: ${took} in ${ms} ms, above ${limits.firstTap[what]}`;
      }),
  );
}
