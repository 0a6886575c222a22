import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './Calculator.module.css';
import { measureFigure } from './format-figures.ts';

interface AnswerProps {
  title: string;
  /** What the figure is: "Monthly payment". */
  label: string;
  figure: string;
  /** Why the figure is 0, or what it leaves out. */
  note?: string | undefined;
  /** A second figure as large as the first. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The answer of a calculator: one figure, the biggest thing around, with what belongs to it. */
export function Answer({ title, beside, children, ...answer }: AnswerProps) {
  const { label, figure, note } = answer;
  const said = [`${label}: ${figure}.`, note].filter(Boolean).join(' ');
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <LargeFigure {...answer} />
      {beside}
      {children}
      <Announcement text={said} />
    </Card>
  );
}

/** A figure in the size of an answer, with its name above and a note below. */
export function LargeFigure({
  label,
  figure,
  note,
}: Pick<AnswerProps, 'label' | 'figure' | 'note'>) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure} data-length={measureFigure(figure)}>
        {figure}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** The answer at the bottom of a phone, where its card has scrolled away; a repetition, so not read. */
export function AnswerBar({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {figures.map(({ label, value }) => (
        <p key={label} className={styles.barLine}>
          <span>{label}</span>
          <span className={styles.barFigure} data-length={measureFigure(value)}>
            {value}
          </span>
        </p>
      ))}
    </div>
  );
}

export interface Figure {
  label: string;
  value: string;
}

/** Figures under each other, each with its name. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.value} data-length={measureFigure(value)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface WorkbenchProps {
  /** Names the group of inputs. */
  label: string;
  inputs: ReactNode;
  answer: ReactNode;
  /** What the inputs lead to in detail, under them. */
  children?: ReactNode;
}

/** Inputs left and their answer right, which stays in sight while inputs and details are scrolled. */
export function Workbench({ label, inputs, answer, children }: WorkbenchProps) {
  return (
    <div className={styles.bench}>
      <Card role="group" aria-label={label} className={styles.inputs}>
        {inputs}
      </Card>
      <div className={styles.answer}>{answer}</div>
      {children && <div className={styles.details}>{children}</div>}
    </div>
  );
}

/** How long a text must stand before it is read out, in milliseconds. */
const quietMs = 1000;

/**
 * Reads out a text once it has stood for a second, as it must not chatter on every key. It is silent
 * until the first change: what a page begins with, also from a link or from earlier in the visit, is
 * read in its place.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const heard = useRef(text);
  const hasBegun = useRef(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      hasBegun.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!hasBegun.current) heard.current = text;
    if (heard.current === text) return;
    const timer = setTimeout(() => {
      heard.current = text;
      setSaid(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
