import { type Spread, spreadOf } from '../pages/measurement.ts';
import type { Network, Step, Visit } from './visitor.ts';

/** The visits of one journey, a pair in each round. */
export interface Visits {
  journey: string;
  network: Network;
  site: Visit[];
  control: Visit[];
}

/** A step over all rounds. Times in milliseconds from the press. */
interface StepSummary {
  name: string;
  heading: Spread;
  content: Spread;
  lastShift: Spread;
  blocking: Spread;
  /** The control's time to the heading; undefined if it cannot take the step. */
  control: Spread | undefined;
  /** The median of the ratios to the control of the same round. */
  ratio: number | undefined;
}

/** A journey over all rounds. */
export interface VisitResult {
  journey: string;
  network: Network;
  steps: StepSummary[];
  site: Record<'longestInteraction' | 'shifts' | 'requests' | 'bytes', Spread>;
  control: Record<'requests' | 'bytes', Spread>;
}

/** Summarizes all visits of a journey. */
export function summaryOf({ journey, network, site, control }: Visits): VisitResult {
  const [first] = site;
  const over = (visits: readonly Visit[], what: keyof Omit<Visit, 'steps'>) =>
    spreadOf(visits.map((visit) => visit[what]));
  return {
    journey,
    network,
    steps: (first?.steps ?? []).map(({ name }) => stepOf(name, site, control)),
    site: {
      longestInteraction: over(site, 'longestInteraction'),
      shifts: over(site, 'shifts'),
      requests: over(site, 'requests'),
      bytes: over(site, 'bytes'),
    },
    control: { requests: over(control, 'requests'), bytes: over(control, 'bytes') },
  };
}

function stepOf(name: string, site: readonly Visit[], control: readonly Visit[]): StepSummary {
  const ofSite = stepsOf(name, site);
  const ofControl = stepsOf(name, control);
  const ratios = ofSite.flatMap((step, round) => {
    const beside = ofControl[round];
    return beside ? [headingOf(step) / headingOf(beside)] : [];
  });
  const over = (what: (step: Step) => number) => spreadOf(ofSite.map(what));
  return {
    name,
    heading: over(headingOf),
    content: over(({ content = Number.NaN }) => content),
    lastShift: over(({ lastShift }) => lastShift),
    blocking: over(({ blocking }) => blocking),
    control: ofControl.length > 0 ? spreadOf(ofControl.map(headingOf)) : undefined,
    ratio: ratios.length > 0 ? spreadOf(ratios).median : undefined,
  };
}

function stepsOf(name: string, visits: readonly Visit[]): Step[] {
  return visits.flatMap(({ steps }) => steps.filter((step) => step.name === name));
}

function headingOf({ heading = Number.NaN }: Step): number {
  return heading;
}
