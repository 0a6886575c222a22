import { type PointerEvent, useState } from 'react';
import { useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import styles from './YearPlot.module.css';

/** Dollars of each year, from the first one of the plot on, and how they are drawn. */
export interface PlotSeries {
  name: string;
  values: readonly number[];
  /** A band is the room between two lines, which the table leaves out; the line `inside` lies on an area. */
  look: 'area' | 'stacked' | 'line' | 'dashed' | 'inside' | 'band';
  /** What an area stands on, if not on 0. */
  base?: readonly number[];
}

interface YearPlotProps {
  /** The finding, which is also its name. */
  caption: string;
  /** What its slider chooses, and its table lists. */
  yearName: string;
  from: 0 | 1;
  to: number;
  /** Where its slider stands at first; year 10 if not given. */
  start?: number;
  /** Dollars at its upper edge; the most that is drawn if not given. */
  top?: number;
  /** On which side the drawing leaves room for the dollars of its lines; the end if not given. */
  figuresAt?: 'start';
  series: readonly PlotSeries[];
  flags: readonly { year: number; text: string }[];
  format: (dollars: number) => string;
}

/** Formats dollars of its axis, like $2.5M. Without `Intl`, whose first formatter costs a phone 80 ms. */
function shortDollars(dollars: number): string {
  const size = Math.abs(dollars);
  const power = Math.min(4, Math.floor((Math.trunc(size).toFixed().length - 1) / 3));
  return `${dollars < 0 ? '-' : ''}$${Number((size / 1000 ** power).toFixed(1))}${['', 'K', 'M', 'B', 'T'][power]}`;
}

/** The years that its axis and its table name. */
const everyYears = 5;

/**
 * Draws dollars by year as an SVG that is prerendered. A slider lies over it, so that fingers, the mouse and the arrow
 * keys choose a year, whose figures then stand in place of the finding.
 */
export function YearPlot({ from, to, series, ...props }: YearPlotProps) {
  const { caption, yearName, start = 10, figuresAt = 'end', format } = props;
  const [chosen, setChosen] = useState<number>();
  const slider = useEarlyInput(String(start), ({ valueAsNumber }) => setChosen(valueAsNumber));
  const year = Math.min(chosen ?? start, to);
  const all = series.flatMap(findUpperEdge);
  const [bottom, peak] = [Math.min(0, ...all), Math.max(1, ...all)];
  const { top = peak } = props;
  const flags = props.flags.toSorted((one, other) => one.year - other.year);
  const x = (at: number) => toPercent((at - from) / (to - from));
  const y = (dollars: number) => toPercent(1 - (dollars - bottom) / (top - bottom));
  /** Returns how far down the number of a flag stands: under one that it would touch. */
  const findLevel = (index: number): number => {
    const [before, flag] = flags.slice(index - 1, index + 1);
    return flag && before && x(flag.year) - x(before.year) < 15 ? findLevel(index - 1) + 13 : 4;
  };
  const upright = (at: number) => ({ x1: `${x(at)}%`, x2: `${x(at)}%`, y2: '100%' });
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const named = years.filter((at) => at === from || at % everyYears === 0);
  const nameYear = (at: number) => ['Start', 'Year 1'][at] ?? at;
  const columns = series.filter(({ look }) => look !== 'band');
  const formatAt = ({ values }: PlotSeries, at: number) => format(values[at - from] ?? 0);
  const figures = columns.map((one) => `${one.name.toLowerCase()} ${formatAt(one, year)}`);
  const sentence = `${year === 0 ? 'At the start' : `Year ${year}`}: ${figures.join(', ')}.`;

  /** The mouse needs no press. */
  function follow({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = from + ((clientX - left) / width) * (to - from);
    if (pointerType === 'mouse') setChosen(Math.round(at));
  }

  /** Draws years by percent of its height. */
  function findPath(one: PlotSeries): string {
    const point = (dollars: number, index: number) => `${index} ${y(dollars)}`;
    const points = [findUpperEdge(one).map(point), one.base?.map(point).reverse() ?? []];
    // It closes out of sight, as only its upper edge is to be seen.
    const close = one.look === 'area' ? 'V120H-9' : '';
    return `M${points.flat().join('L')}${close}`;
  }

  return (
    <figure className={styles.plot} aria-label={caption}>
      <figcaption className={styles.caption} data-chosen={chosen !== undefined} aria-hidden="true">
        <span>{caption}</span>
        <span>{sentence}</span>
      </figcaption>
      <ul className={styles.legend}>
        {series.map(({ name, look }) => (
          <li key={name}>
            <svg className={`${styles.swatch} ${styles[look]}`} aria-hidden="true">
              <rect width="100%" height="100%" />
              <line x2="100%" y1="50%" y2="50%" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        <svg className={styles.drawing} aria-hidden="true">
          <svg viewBox={`0 0 ${to - from} 100`} preserveAspectRatio="none" aria-hidden="true">
            {series.map((one) => (
              <path key={one.name} className={styles[one.look]} d={findPath(one)} />
            ))}
          </svg>
          {findSteps(bottom, peak).map((dollars) => (
            <g key={dollars} className={styles[figuresAt]}>
              <line x2="100%" y1={`${y(dollars)}%`} y2={`${y(dollars)}%`} />
              <text
                x={figuresAt === 'end' ? '100%' : 0}
                dx={figuresAt === 'end' ? '-1.1em' : 0}
                y={`${y(dollars)}%`}
                dy="-0.3em"
              >
                {shortDollars(dollars)}
              </text>
            </g>
          ))}
          {named.map((at) => (
            <text key={at} x={`${x(at)}%`} y="100%" dy="1.3em" className={styles.year}>
              {nameYear(at)}
            </text>
          ))}
          {flags.map((flag, index) => (
            <g key={flag.text} className={styles.flag}>
              <line {...upright(flag.year)} className={styles.halo} />
              <line {...upright(flag.year)} />
              <circle cx={`${x(flag.year)}%`} cy={`${findLevel(index)}%`} r="0.7em" />
              <text x={`${x(flag.year)}%`} y={`${findLevel(index)}%`} dy="0.36em">
                {index + 1}
              </text>
            </g>
          ))}
          {chosen !== undefined && (
            <line className={`${styles.cursor} screen-only`} {...upright(year)} />
          )}
        </svg>
        <input
          ref={slider}
          type="range"
          aria-label={yearName}
          aria-valuetext={sentence}
          min={from}
          max={to}
          value={year}
          className={`${styles.slider} screen-only`}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
          onPointerMove={follow}
        />
      </div>
      <ol className={styles.flags}>
        {flags.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <details className="screen-only">
        <summary>These figures in a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              {[yearName, ...columns.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map((at) => (
              <tr key={at}>
                <th scope="row">{nameYear(at)}</th>
                {columns.map((one) => (
                  <td key={one.name}>{formatAt(one, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const toPercent = (share: number) => Number((share * 100).toFixed(1));

const findUpperEdge = ({ values, base }: PlotSeries) =>
  values.map((dollars, index) => dollars + (base?.[index] ?? 0));

/** Returns about three round amounts for an axis, 0 only if it lies within. */
function findSteps(bottom: number, top: number): number[] {
  const least = (top - bottom) / 3.5;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10);
  const first = Math.floor(bottom / step) + 1;
  const count = Math.ceil(top / step) - first;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}
