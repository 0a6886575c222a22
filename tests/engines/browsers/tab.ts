/** A browser that was started for the journeys, with nothing stored. */
export interface EngineBrowser {
  tab: Tab;
  close(): Promise<void>;
}

/** What every engine's driver can do with a tab; all input is the browser's own, none is scripted. */
export interface Tab {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Returns what the expression is in the page, awaited; it must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the element that the expression is in the page. */
  click(expression: string): Promise<void>;
  /** Chooses the option of that value in the `<select>` that the expression is in the page. */
  choose(expression: string, value: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key that types nothing. */
  key(name: NamedKey): Promise<void>;
  /** Presses a letter with the key of shortcuts: Control, on a Mac Command. */
  shortcut(letter: string): Promise<void>;
  /** Gives the page so much room, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is shown, as PNG. */
  screenshot(): Promise<Buffer>;
}

export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'End';
