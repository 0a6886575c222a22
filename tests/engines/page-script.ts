/** How a person would name an element. A role matches the whole name or a pattern in it. */
export type Target =
  | { role: string; name?: string; nameWith?: string; level?: number; within?: Target }
  | { label: string }
  | { text: string };

/** What is visible of an element. */
export interface Sight {
  value: string | null;
  selected: boolean;
  enabled: boolean;
  focused: boolean;
  invalid: boolean;
}

declare global {
  interface Window {
    /** What the page script offers to a journey. */
    visitorView: {
      /** Returns the visible elements that match. */
      all(target: Target): Element[];
      look(element: Element | undefined): Sight | null;
    };
    TestingLibraryDom: typeof import('@testing-library/dom');
  }
}

/** Runs in the page before any other script but Testing Library, and uses nothing else from outside. */
export function pageScript(): void {
  // Firefox and WebKit fail the requests of a page that is being left while its script still runs.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  // A slow page may fire this event even after the visitor has left it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false;
  });
  function complain(words: unknown[]) {
    if (leaving) return;
    navigator.sendBeacon('/_complaints', `${location.pathname}: ${words.map(String).join(' ')}`);
  }
  const say = console.error;
  console.error = (...words) => {
    complain(words);
    say.apply(console, words);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) {
        complain(['not loaded:', target.getAttribute('src') ?? target.outerHTML]);
      } else if (target === window) {
        complain([event.message]);
      }
      // Firefox also reports the canceled requests of the page before this one, with its elements.
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complain(['unhandled:', reason]));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(['policy violation:', violatedDirective, blockedURI]),
  );

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');

  window.visitorView = {
    all(target) {
      const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom;
      const { body } = document;
      if ('role' in target) {
        const { role, name, nameWith, level, within } = target;
        const [around] = within ? window.visitorView.all(within) : [body];
        if (!(around instanceof HTMLElement)) return [];
        const named = nameWith === undefined ? name : (full: string) => full.includes(nameWith);
        // Testing Library would compute the styles of all elements to find the visible ones.
        return queryAllByRole(around, role, {
          hidden: true,
          ...(named !== undefined && { name: named }),
          ...(level !== undefined && { level }),
        }).filter(isVisible);
      }
      if ('label' in target) return queryAllByLabelText(body, target.label).filter(isVisible);
      return queryAllByText(body, target.text, { exact: false }).filter(isVisible);
    },

    look(element) {
      if (!element) return null;
      const { value, disabled } = element as HTMLInputElement;
      return {
        value: value ?? null,
        selected: element.getAttribute('aria-selected') === 'true',
        enabled: !disabled,
        focused: document.activeElement === element,
        invalid: element.getAttribute('aria-invalid') === 'true',
      };
    },
  };
}
