/** A browser that was started for the journeys with one tab, and nothing stored. */
export interface EngineBrowser {
  tab: Tab;
  close(): Promise<void>;
}

/** What every engine's driver can do with a tab. All input is real browser input, none is scripted. */
export interface Tab {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page and returns its awaited value, which must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the element that the expression evaluates to in the page. */
  click(expression: string): Promise<void>;
  /** Chooses the option with that value in the `<select>` that the expression evaluates to. */
  choose(expression: string, value: string): Promise<void>;
  /** Chooses a file on the disk in the `<input>` that the expression evaluates to. */
  chooseFile(expression: string, path: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key that types nothing. */
  key(name: NamedKey): Promise<void>;
  /** Presses a letter with the shortcut key: Control, or Command on a Mac. */
  shortcut(letter: string): Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a screenshot as PNG. */
  screenshot(): Promise<Buffer>;
}

export type NamedKey = 'Enter' | 'Escape' | 'Backspace';
