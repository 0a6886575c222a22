import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from '#src/features/calculators/inputs/Calculator.module.css';
import { paths } from '#src/lib/addresses/paths.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import { measureFigure } from '#src/model/loans/format-figures.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';

interface AnswerProps {
  title: string;
  /** The answer in a sentence, where a figure does not say it all. */
  sentence?: string | undefined;
  /** The figures in the size of an answer; what stands first is read out if there is no verdict. */
  large?: readonly LargeFigureProps[];
  children: ReactNode;
}

/** The answer of a calculator, the biggest thing around, with what belongs to it. */
export function Answer({ title, sentence, large = [], children }: AnswerProps) {
  const [first] = large;
  const said = sentence ?? (first && `${first.label} ${first.figure}. ${first.note}`) ?? '';
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {sentence && (
        <p className={styles.sentence} data-answer>
          {sentence}
        </p>
      )}
      {large.map((figure) => (
        <LargeFigure key={figure.label} {...figure} />
      ))}
      {children}
      <Announcement text={said} />
    </Card>
  );
}

/** The way on from an answer to the quote form. */
export function QuoteLink({ start }: { start: QuoteStart }) {
  return (
    <ButtonLink to={paths.quote} state={start} className="screen-only">
      Get Pre-Approved
    </ButtonLink>
  );
}

interface LargeFigureProps {
  label: string;
  figure: string;
  note?: string | undefined;
}

function LargeFigure({ label, figure, note }: LargeFigureProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure} data-answer data-length={measureFigure(figure)}>
        {figure}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface AnswerBarProps {
  figures: readonly Figure[];
  /** The answer that the bar repeats. */
  answer: RefObject<HTMLElement | null>;
}

/**
 * The answer at the bottom of a phone; a repetition, so not read. It fades while the answer or the end of the
 * tool is in sight, so that it never stands in the page.
 */
export function AnswerBar({ figures, answer }: AnswerBarProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        inSight[isIntersecting ? 'add' : 'delete'](target);
      }
      setAway(inSight.size > 0);
    });
    const shown = answer.current?.querySelector('[data-answer]') ?? answer.current;
    for (const element of [shown, end.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [answer]);
  return (
    <>
      <div className={styles.bar} aria-hidden="true" data-away={isAway || undefined}>
        <div className={styles.barLines}>
          {figures.map(
            ([label, value]) =>
              value && (
                <p key={label} className={styles.barLine}>
                  <span>{label}</span>
                  <span className={styles.barFigure} data-length={measureFigure(value)}>
                    {value}
                  </span>
                </p>
              ),
          )}
        </div>
      </div>
      <div ref={end} />
    </>
  );
}

/** A figure with its name; false or empty for one that is left out. */
export type Figure = readonly [label: string, value: string | false];

/** Figures under each other, each with its name. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(
        ([label, value]) =>
          value && (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className={styles.value} data-length={measureFigure(value)}>
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface WorkbenchProps {
  label: string;
  inputs: ReactNode;
  answer: ReactNode;
  /** What the bar at the bottom of a phone repeats of the answer. */
  bar: readonly Figure[];
  children?: ReactNode;
}

/** Inputs left and their answer right, which stays in sight while inputs and details are scrolled. */
export function Workbench({ label, inputs, answer, bar, children }: WorkbenchProps) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.bench}>
        <Card role="group" aria-label={label} className={styles.inputs}>
          {inputs}
        </Card>
        <div ref={shown} className={styles.answer}>
          {answer}
        </div>
        {children && <div className={styles.details}>{children}</div>}
      </div>
      <AnswerBar answer={shown} figures={bar} />
    </>
  );
}

/** How long a text must stand before it is read out, in milliseconds. */
const quietMs = 1000;

/**
 * Reads out a text once it has stood for a second, as it must not chatter on every key. It is silent
 * until the first change: what a page begins with, also from a link or from earlier in the visit, is
 * read in its place. In a tool it is silent about what is changed elsewhere, whose own answer is read.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const heard = useRef(text);
  const hasBegun = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      hasBegun.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const isElsewhere =
      line.current?.closest('section')?.contains(document.activeElement) === false;
    if (!hasBegun.current || isElsewhere) heard.current = text;
    if (heard.current === text) return;
    const timer = setTimeout(() => {
      heard.current = text;
      setSaid(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p ref={line} role="status" className="visually-hidden">
      {said}
    </p>
  );
}
