import { ChevronDown } from 'lucide';
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import type { SameLoan } from './same-loan.ts';
import styles from './ToolSection.module.css';
import { type ToolName, type Tools, toolQuestions, toolTitles, useIsPrinted } from './use-tools.ts';

interface ToolSectionProps {
  name: ToolName;
  tools: Tools;
  /** Loads the script of the tool, and resolves to whether it is there; undefined if it needs none. */
  load?: () => Promise<boolean>;
  /** What it takes over of the home loan above, for each loan of its own, which only prints when it was opened last. */
  same?: readonly SameLoan[];
  /** Its answer, which stands under its heading while it is closed. */
  answer?: string | false;
  children: ReactNode;
}

/**
 * A tool of the Advanced tab: a heading that opens and closes it. A closed tool computes nothing. Its script loads
 * when it opens, or when somebody points at it.
 */
export function ToolSection({ name, tools, load, same = [], answer, children }: ToolSectionProps) {
  const id = useId();
  const isOpen = tools.open.includes(name);
  const isPrinted = useIsPrinted();
  // Until it is hydrated it holds what the build put there, for browsers without scripts.
  const isPrerendered = !useHydrated();
  const isOnPaper = same.length === 0 || tools.open.at(-1) === name;
  const isFolded = !isOpen && !isPrinted && same.some((loan) => loan.isFilled);
  const question = isOpen || !answer ? !isFolded && toolQuestions[name] : answer;
  const isFilled = isOpen || isPrerendered || (isPrinted && isOnPaper);
  const { failed, request } = useRequest(isOpen || isFolded ? load : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const keepInPlace = useKeepInPlace(button, tools.open);

  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, !isOnPaper && styles.screenOnly)}
    >
      <h3 id={id} className={styles.title} data-title={toolTitles[name]}>
        <button
          ref={button}
          type="button"
          id={`tool-${name}`}
          aria-expanded={isOpen}
          aria-describedby={question ? `${id}-question` : undefined}
          className={styles.opener}
          onPointerEnter={() => void load?.()}
          onFocus={() => void load?.()}
          onClick={() => {
            keepInPlace();
            tools.toggle(name);
          }}
        >
          <span>{toolTitles[name]}</span>
          <Icon of={ChevronDown} className={styles.chevron} size="1.25em" />
        </button>
      </h3>
      {question && (
        <p id={`${id}-question`} className={styles.question}>
          {question}
        </p>
      )}
      {isFolded && !isPrerendered && (
        <Suspense>
          <Folded value={true}>{children}</Folded>
        </Suspense>
      )}
      {isFilled && (
        <div className={styles.content} data-closed={!isOpen || undefined}>
          <SameLoanNote same={same} />
          {failed && (
            <Alert tone="error" title="This tool did not load">
              <p>Check your connection and try again.</p>
              <Button variant="quiet" onClick={request}>
                Try again
              </Button>
            </Alert>
          )}
          <Suspense fallback={!failed && <p className={styles.lead}>Loading…</p>}>
            {children}
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Whether a tool is closed, and says only its answer. */
const Folded = createContext(false);

/** Returns the answer of a closed tool in a line; undefined while it is open. */
export function useFoldedAnswer(answer: string) {
  return useContext(Folded) ? <p className={styles.question}>{answer}</p> : undefined;
}

/** Says what a tool takes over of the home loan above, and offers its own numbers, or those above. */
function SameLoanNote({ same }: { same: readonly SameLoan[] }) {
  const [taken, apart, examples] = (['taken', 'apart', 'examples'] as const).map((of) =>
    [...new Set(same.flatMap((loan) => loan[of]))].join(', '),
  );
  const adopt = (isWanted: boolean) => {
    for (const loan of same) loan.adopt(isWanted);
  };
  if (!taken && !apart) return null;
  return (
    <div className={classNames(styles.same, 'screen-only')}>
      {taken && <p>{`From the home and loan above: ${taken}.`}</p>}
      {apart && <p>{`Different from above: ${apart}.`}</p>}
      {examples && <p>{`This tool’s examples until you enter yours: ${examples}.`}</p>}
      {taken && (
        <Button variant="quiet" onClick={() => adopt(false)}>
          Use this tool’s own numbers
        </Button>
      )}
      {apart && (
        <Button variant="quiet" onClick={() => adopt(true)}>
          Use the numbers above
        </Button>
      )}
    </div>
  );
}

/** What a tool is for, under its heading. */
export function ToolLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** Requests a tool's script as soon as the tool is open. */
function useRequest(load: (() => Promise<boolean>) | undefined) {
  const [failed, setFailed] = useState(false);
  const request = async () => setFailed(load !== undefined && !(await load()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: Once each time that the tool opens.
  useEffect(() => void request(), [load]);
  return { failed, request };
}

/**
 * Keeps a pressed heading where it is in the window when a tool above it closes. A press that was held until the
 * tools work counts after the visitor may have scrolled on: a heading out of sight moves nothing.
 */
function useKeepInPlace(
  button: RefObject<HTMLButtonElement | null>,
  open: Tools['open'],
): () => void {
  const place = useRef<number>(undefined);
  const top = () => button.current?.getBoundingClientRect().top ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: After what is open has changed.
  useLayoutEffect(() => {
    if (place.current !== undefined) window.scrollBy(0, top() - place.current);
    place.current = undefined;
  }, [open]);
  return () => {
    const now = top();
    place.current = now >= 0 && now < window.innerHeight ? now : undefined;
  };
}
