import { expect } from '@playwright/test';
import { loginPath } from '#src/features/admin/auth/next-path.ts';
import type { Admin } from '#tests/browser/admin.ts';
import type { NamedKey, Tab } from './browsers/tab.ts';
import type { Sight, Target } from './page-script.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });
export const heading = (name: string, level?: number): Target =>
  level === undefined ? { role: 'heading', name } : { role: 'heading', name, level };
export const field = (label: string): Target => ({ label });
export const words = (text: string): Target => ({ text });

/** How long to wait before looking again, in milliseconds: a look costs a request to the browser's driver. */
export const lookEvery = [100];

/** Waits like `expect.poll`, but looks as often after seconds as at first. */
export const poll = <Value>(look: () => Value | Promise<Value>, message = '') =>
  expect.poll(look, { message, intervals: lookEvery });

/** Returns a person at a site's origin, in any engine. Each action waits for its element. */
export function visitorIn(tab: Tab, origin: string) {
  const all = (target: Target) => `visitorView.all(${JSON.stringify(target)})`;
  const first = (target: Target) => `${all(target)}[0]`;
  const count = (target: Target) => tab.evaluate<number>(`${all(target)}.length`);
  const look = (target: Target) => tab.evaluate<Sight | null>(`visitorView.look(${first(target)})`);

  /** Acts on an element as soon as it is enabled. A driver does not scroll what is covered into view. */
  const act = (target: Target, action: (expression: string) => Promise<void>) =>
    expect(async () => {
      expect(await look(target), JSON.stringify(target)).toMatchObject({ enabled: true });
      await tab.evaluate(`${first(target)}.scrollIntoView({ block: 'nearest' })`);
      await action(first(target));
    }).toPass();

  /** Waits until the page is hydrated. */
  const hydrated = () =>
    poll(() => tab.evaluate('window.earlyPresses === null'), 'hydrated').toBe(true);

  const visitor = {
    /** Opens a page of the site by its address and waits until it is hydrated. */
    async opens(path: string): Promise<void> {
      await tab.go(`${origin}${path}`);
      await hydrated();
    },

    async reloads(): Promise<void> {
      await tab.reload();
      await hydrated();
    },

    goesBack: () => tab.back(),
    presses: (target: Target) => act(target, tab.click),
    chooses: (target: Target, value: string) =>
      act(target, (element) => tab.choose(element, value)),

    /** Chooses a file in the first field for files, which may be behind a button. */
    choosesFile: (path: string) =>
      tab.chooseFile(`document.querySelector('input[type=file]')`, path),

    /** Replaces a field's value, key by key. */
    async fills(target: Target, text: string): Promise<void> {
      await act(target, tab.click);
      await visitor.sees(target, { focused: true });
      await tab.shortcut('a');
      await tab.key('Backspace');
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await tab.key('Enter');
        if (line !== '') await tab.type(line);
      }
    },

    /** Puts another program's HTML on the clipboard, through the copy shortcut. */
    async copies(html: string): Promise<void> {
      const putHtml = `(event) => {
        event.clipboardData.setData('text/html', ${JSON.stringify(html)});
        event.preventDefault();
      }`;
      await tab.evaluate(`document.addEventListener('copy', ${putHtml}, { once: true })`);
      await tab.shortcut('a');
      await tab.shortcut('c');
    },

    /** Pastes another program's HTML, as an event that needs no permission. */
    pastes: (target: Target, html: string) =>
      act(target, (element) =>
        tab.evaluate(`((data, dataType) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData(dataType, data);
          // Firefox takes the data and its type instead.
          const paste = { clipboardData, data, dataType, bubbles: true, cancelable: true };
          ${element}.dispatchEvent(new ClipboardEvent('paste', paste));
        })(${JSON.stringify(html)}, 'text/html')`),
      ),

    /**
     * Scrolls in the next frame. Before that frame, Firefox scrolls back to the field of the last key, which
     * would undo a scroll that no person is quick enough for.
     */
    scrollsTo: (target: Target) =>
      tab.evaluate(
        `new Promise((done) => requestAnimationFrame(() => done(${first(target)}.scrollIntoView())))`,
      ),
    key: (name: NamedKey) => tab.key(name),
    shortcut: (letter: string) => tab.shortcut(letter),
    resizes: (width: number, height: number) => tab.resize(width, height),

    /** Waits until an element is visible and in the expected state. */
    async sees(target: Target, as: Partial<Sight> = {}): Promise<void> {
      await poll(() => look(target), JSON.stringify(target)).toMatchObject(as);
    },

    /** Waits until no such element is visible. */
    async doesNotSee(target: Target): Promise<void> {
      await poll(() => count(target), JSON.stringify(target)).toBe(0);
    },

    /** Waits until the address has this path, query and fragment. */
    async isAt(address: string): Promise<void> {
      const place = () => tab.evaluate('location.pathname + location.search + location.hash');
      await poll(place, 'address').toBe(address);
    },

    evaluate: <Value>(expression: string) => tab.evaluate<Value>(expression),
  };
  return visitor;
}

export type Visitor = ReturnType<typeof visitorIn>;

type Credentials = Pick<Admin, 'email' | 'password'>;

/** Opens the login on the way to an admin page, and signs in. */
export async function signInAs(visitor: Visitor, admin: Credentials, next: string): Promise<void> {
  await visitor.opens(loginPath(next));
  await logIn(visitor, admin);
  await visitor.isAt(next);
}

/** Fills in the form of the login and sends it. */
export async function logIn(visitor: Visitor, { email, password }: Credentials): Promise<void> {
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Password'), password);
  await visitor.presses(button('Log In'));
}
