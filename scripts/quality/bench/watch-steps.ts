/** What a press leads to. */
export interface Expected {
  /** The text that begins a heading which is there only then. */
  heading: string;
  /** Selector of what the visitor came for. Without one, the heading is all of it. */
  content?: string;
}

/** What the page itself saw of a step. Times in milliseconds from the press; undefined if not seen. */
export interface SeenStep {
  /** To the frame with the new heading. */
  heading?: number;
  /** To the frame with the content. */
  content?: number;
  /** To the last layout shift; 0 if there was none. */
  lastShift: number;
  /** Layout shifts of this step that count for CLS, as a sum. */
  shifts: number;
}

/** What the page has seen since it was opened. */
export interface SeenPage {
  /** The longest interaction, in milliseconds. */
  longestInteraction: number;
  /** Layout shifts that count for CLS, as a sum. */
  shifts: number;
  /** The time by which its tasks exceeded 50 ms since the last press, or else since first paint. */
  blocking: number;
}

declare global {
  interface Window {
    steps?: {
      /** Sets what the next press leads to. */
      expect(expected: Expected): void;
      /** Notes a press that is no pointer's, such as Back. */
      press(): void;
      /** Returns what was seen of the step so far. */
      seen(): SeenStep;
      page(): SeenPage;
    };
  }
}

/**
 * Measures from each press to its result, also when that is in the next document. Runs in each
 * document before its own scripts, so it must be self-contained, apart from `window.whenSeen`.
 */
export function watchSteps(): void {
  const key = 'expected step';
  let expected: (Expected & { pressedAt: number }) | undefined;
  let seen: SeenStep = { lastShift: 0, shifts: 0 };
  let page: SeenPage = { longestInteraction: 0, shifts: 0, blocking: 0 };
  let round = 0;

  const now = () => performance.timeOrigin + performance.now();
  const hasHeading = ({ heading }: Expected) =>
    [...document.querySelectorAll('main :is(h1, h2)')].some(({ textContent }) =>
      textContent?.startsWith(heading),
    );

  function watch(of: number) {
    const note = (what: 'heading' | 'content', isSeen: (of: Expected) => boolean) =>
      window.whenSeen(
        () => !expected || of !== round || isSeen(expected),
        (at) => {
          if (expected && of === round) {
            seen[what] = performance.timeOrigin + at - expected.pressedAt;
          }
        },
      );
    note('heading', hasHeading);
    note(
      'content',
      (one) => hasHeading(one) && (!one.content || document.querySelector(one.content) !== null),
    );
  }

  function press(at: number) {
    const stored = sessionStorage.getItem(key);
    if (!stored) return;
    expected = { ...JSON.parse(stored), pressedAt: at };
    sessionStorage.setItem(key, JSON.stringify(expected));
    seen = { lastShift: 0, shifts: 0 };
    page = { ...page, blocking: 0 };
    watch(++round);
  }

  window.steps = {
    expect(next) {
      expected = undefined;
      round++;
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    press: () => press(now()),
    seen: () => seen,
    page: () => page,
  };

  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (!expected) press(performance.timeOrigin + timeStamp);
    },
    true,
  );

  const inherited = sessionStorage.getItem(key);
  if (inherited?.includes('pressedAt')) {
    expected = JSON.parse(inherited);
    watch(++round);
  }

  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) page.longestInteraction = Math.max(page.longestInteraction, duration);
    },
    { durationThreshold: 16 },
  );
  observe('longtask', ({ startTime, duration }) => {
    const from = expected
      ? expected.pressedAt - performance.timeOrigin
      : (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    if (startTime + duration >= from) page.blocking += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (expected) {
      const at = performance.timeOrigin + shift.startTime - expected.pressedAt;
      if (at > 0) seen.lastShift = at;
    }
    if (shift.hadRecentInput) return;
    page.shifts += shift.value;
    seen.shifts += shift.value;
  });
}
