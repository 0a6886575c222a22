import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchEarlyActions } from '#src/lib/loading/early-actions.ts';

declare global {
  interface Window {
    /** Set by the boot script: ends its record of what others have changed in the page, and returns it. */
    takeForeignChanges?: () => MutationRecord[];
  }
}

/**
 * Hydrates a prerendered page: in slices, so that it stays responsive. React draws a page again that is not as it was
 * prerendered, and what was typed, the focus and a press are lost with its elements. So where a translator or an
 * extension has changed it, the changes are undone, the page is hydrated at once, and they are made again. A page that
 * was changed on its way is drawn again, and `RestoreEarlyActions` takes over what was done by then.
 */
export function hydratePage(root: HTMLElement, site: ReactNode): void {
  const changes = window.takeForeignChanges?.() ?? [];
  const redo = changes.toReversed().map(undo).toReversed();
  watchEarlyActions(root);
  const onRecoverableError = (error: unknown) => console.error('Changed by other software?', error);
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  if (changes.length === 0) return;
  // React hydrates at once what an event needs. Nothing on the site reacts to this one.
  root.querySelector('h1')?.dispatchEvent(new Event('keyup', { bubbles: true }));
  for (const change of redo) change();
}

/** Undoes a change of nodes or of a text, and returns what makes it again, unless what it affects has changed. */
function undo({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  const replace = (before: NodeList, after: NodeList) => {
    for (const node of before) (node as ChildNode).remove();
    for (const node of after) target.insertBefore(node, nextSibling);
  };
  const stays = (node: Node | null) => !node || node.parentNode === target;
  // An element has no value, now or later.
  const value = target.nodeValue;
  target.nodeValue = oldValue;
  replace(addedNodes, removedNodes);
  return () => {
    if (target.nodeValue !== oldValue || ![...removedNodes, nextSibling].every(stays)) return;
    target.nodeValue = value;
    replace(removedNodes, addedNodes);
  };
}
