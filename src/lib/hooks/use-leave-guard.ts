import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inSiteAddress } from '#src/lib/addresses/in-site-address.ts';

interface LeaveQuestion {
  answer: (leaves: boolean) => void;
}

/**
 * Asks before leaving with unsaved changes: by a link on the site, by Back and Forward within it, or by signing out.
 * For a reload, another site, or closing the tab, the browser shows its own dialog. Returns the open question.
 */
export function useLeaveGuard(hasUnsaved: boolean): LeaveQuestion | undefined {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<LeaveQuestion>();

  useEffect(() => {
    if (!hasUnsaved) return;
    let isLeaving = false;

    async function mayLeave() {
      isLeaving = await new Promise<boolean>((resolve) => {
        setQuestion({
          answer: (leaves) => {
            setQuestion(undefined);
            resolve(leaves);
          },
        });
      });
      return isLeaving;
    }

    async function leaveBy(go: () => void) {
      if (await mayLeave()) go();
    }

    const handleClick = (click: MouseEvent) => {
      const address = addressLeftFor(click);
      if (!address) return;
      click.preventDefault();
      // Other forms of the page do not ask as well.
      click.stopImmediatePropagation();
      void leaveBy(() => navigate(address));
    };

    const handleTraversal = (event: NavigateEvent) => {
      if (isLeaving || event.navigationType !== 'traverse' || !event.cancelable) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { key } = event.destination;
      void leaveBy(() => window.navigation.traverseTo(key));
    };

    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };

    // Runs before the router handles the click.
    document.addEventListener('click', handleClick, { capture: true });
    window.navigation?.addEventListener('navigate', handleTraversal);
    window.addEventListener('beforeunload', handleUnload);
    const unregister = registerLeaveCheck(mayLeave);
    return () => {
      unregister();
      document.removeEventListener('click', handleClick, { capture: true });
      window.navigation?.removeEventListener('navigate', handleTraversal);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [hasUnsaved, navigate]);

  return question;
}

/** Returns where a click on a link would go within the site; undefined if it stays on this page. */
function addressLeftFor(click: MouseEvent) {
  const link =
    click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href]');
  // Links in the edited text do not navigate.
  if (!link || link.isContentEditable || link.closest('[target="_blank"], [data-new-tab]')) {
    return undefined;
  }
  return staysHere(new URL(link.href)) ? undefined : inSiteAddress(click, link);
}

/** Whether an address is that of this page or of a part of it. */
function staysHere({ origin, pathname, search, hash }: URL): boolean {
  const { location } = window;
  if (origin !== location.origin || pathname !== location.pathname || search !== location.search) {
    return false;
  }
  // The fragment of a lead's page is not a part of the page but the lead.
  return hash === '' || hash === location.hash || document.getElementById(hash.slice(1)) !== null;
}

type LeaveCheck = () => Promise<boolean>;

/** Gathers the checks, of which each form that may lose something has one. */
const leaving = 'site-leaving';

/** Registers a check that runs before the owner signs out and may ask a question. Returns how to unregister it. */
export function registerLeaveCheck(check: LeaveCheck): () => void {
  const add = (request: Event) => void (request as CustomEvent<LeaveCheck[]>).detail.push(check);
  window.addEventListener(leaving, add);
  return () => window.removeEventListener(leaving, add);
}

/** Resolves to whether all checks pass. They run one after the other, up to the first that fails. */
export async function mayLeave(): Promise<boolean> {
  const checks: LeaveCheck[] = [];
  window.dispatchEvent(new CustomEvent(leaving, { detail: checks }));
  for (const check of checks) {
    if (!(await check())) return false;
  }
  return true;
}

/** Selects the first field that a person fills in; files are chosen by a button. */
export const firstField = 'input:not([type="file"])';

/** Keeps the form around an element from being submitted, and focuses its first input instead; returns how often. */
export function useBlockedSubmit(
  element: RefObject<HTMLElement | null>,
  isBlocking: boolean,
  onBlocked: () => void,
): number {
  const [attempts, setAttempts] = useState(0);
  const tellBlocked = useEffectEvent(onBlocked);

  // Not after the frame: once the element is gone, the form can be submitted.
  useLayoutEffect(() => {
    if (!isBlocking) return;
    const form = element.current?.closest('form');
    const block = (submit: Event) => {
      submit.preventDefault();
      submit.stopPropagation();
      tellBlocked();
      setAttempts((count) => count + 1);
    };
    form?.addEventListener('submit', block, { capture: true });
    return () => form?.removeEventListener('submit', block, { capture: true });
  }, [element, isBlocking]);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [element, attempts]);

  return attempts;
}
