type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input, select, textarea';

/**
 * Prepares for a page that React draws again instead of hydrating it, because something else has changed it
 * before: a browser that translates it, or an extension.
 *
 * @param root the root of the page, before it is hydrated
 * @returns a function that brings what the visitor had entered, the focus and a recorded submit from the
 *   elements that are gone to those in their places. Call it each time that React has drawn again.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<Control>(controls)];
  const forms = [...root.querySelectorAll('form')];
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', noteFocus);
  /** Returns whether everything has been brought. */
  const bring = () => {
    const after = root.querySelectorAll<Control>(controls);
    before.forEach((old, index) => {
      const drawn = after[index];
      if (!drawn || old.isConnected) return;
      enter(old, drawn);
      if (old === focused && document.activeElement === document.body) moveFocus(old, drawn);
      before[index] = drawn;
    });
    const submitted = window.earlySubmit ? forms.indexOf(window.earlySubmit) : -1;
    const form = root.querySelectorAll('form')[submitted];
    if (form) window.earlySubmit = form;
    return before.every(({ isConnected }) => isConnected);
  };
  return () => {
    if (bring()) return;
    // React first draws what surrounds the page, and then the page, whose effects set this to null.
    const observer = new MutationObserver(() => {
      if (window.earlySubmit === null || bring()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
  };
}

/** Enters what one control has into another, as the visitor would. */
function enter(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isCheckable(from)) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    // React hides changes that it did not make itself from a property of the element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
    to.dispatchEvent(
      new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

function isCheckable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Null for inputs that have no cursor, such as a slider.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
