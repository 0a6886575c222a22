import { expect, type Page } from '@playwright/test';

/** A text field of the page, and whether its form's schema refuses a text. */
export interface PageField {
  /** Its `name`, or its id when it has no name. */
  name: string;
  refuses(text: string): boolean;
}

interface Entry {
  text: string;
  /** The names of the fields that must show an error. */
  refused: string[];
}

/** The text fields of a page or of a part of it. */
export interface PageForm {
  /** All visible fields, in order. */
  fields: readonly PageField[];
  /** The label of the button that makes the form validate. */
  button?: string;
  /** A selector of the part of the page that has the fields. Without it, the whole page. */
  scope?: string;
}

const textControls = ':is(input:not([type=range], [type=checkbox], [type=radio]), textarea)';

/**
 * Types each text into all fields of the form and leaves them. Fails when a field changes the text,
 * validates differently from its schema or refuses without a message, or when the page loses its
 * heading or scrolls sideways at 320 px. Presses the form's button only when a text is refused, so
 * nothing is sent.
 *
 * @returns how many values were typed
 */
export async function typeEverywhere(
  page: Page,
  texts: readonly string[],
  { fields, button, scope = 'main' }: PageForm,
): Promise<number> {
  await page.setViewportSize({ width: 320, height: 800 });
  const names = fields.map(({ name }) => name);
  const entries: Entry[] = texts.map((text) => ({
    text,
    refused: fields.filter((field) => field.refuses(text)).map(({ name }) => name),
  }));
  const selector = `${scope} ${textControls}`;
  // The step of a wizard, or the tab, may still be loading.
  await expect.poll(() => page.evaluate(namesInSight, selector)).toEqual(names);
  const faults = await page.evaluate(typeEach, {
    selector,
    names,
    entries,
    button,
  });
  expect(faults).toEqual([]);
  return texts.length * fields.length;
}

/** Runs in the page. */
function namesInSight(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((control) => control.checkVisibility())
    .map((control) => control.name || control.id);
}

/** Runs in the page. */
async function typeEach(task: {
  selector: string;
  names: string[];
  entries: Entry[];
  button: string | undefined;
}): Promise<string[]> {
  type Control = HTMLInputElement | HTMLTextAreaElement;
  const patience = 300;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (control: Control) => control.name || control.id;
  const controls = () =>
    [...document.querySelectorAll<Control>(task.selector)].filter((control) =>
      control.checkVisibility(),
    );
  const complaintOf = (control: Control) =>
    document.getElementById(`${control.id}-error`)?.textContent.trim() ?? '';
  const refusing = () => controls().filter((control) => control.ariaInvalid === 'true');
  const isSame = (some: string[], others: string[]) => some.join() === others.join();

  /** Sets the value as the browser does, bypassing React's own property. */
  function type(control: Control, text: string) {
    const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
    const typed = control.value;
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return control.value === typed;
  }

  const faults: string[] = [];
  for (const { text, refused } of task.entries) {
    const say = (fault: string) => faults.push(`${JSON.stringify(text.slice(0, 100))}: ${fault}`);
    if (!isSame(controls().map(nameOf), task.names)) say(`fields ${controls().map(nameOf)}`);
    for (const control of controls()) {
      control.focus();
      if (!type(control, text))
        say(`${nameOf(control)} holds ${JSON.stringify(control.value.slice(0, 100))}`);
      control.blur();
    }
    if (refused.length > 0) {
      [...document.querySelectorAll('button')].find((b) => b.textContent === task.button)?.click();
    }
    // A form that refuses moves the focus. Typing before that would lose the focus to it.
    const isLed = () => refused.length === 0 || document.activeElement !== document.body;
    const isAnswered = () => isLed() && isSame(refusing().map(nameOf), refused);
    for (let frames = 0; frames < patience; frames++) {
      await frame();
      if (isAnswered()) break;
    }
    if (!isAnswered()) say(`refused by ${refusing().map(nameOf)} and not by ${refused}`);
    for (const control of refusing()) {
      const complaint = complaintOf(control);
      if (!/^Error: [A-Z].+\.$/.test(complaint)) say(`${nameOf(control)} complains: ${complaint}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) say(`the page is ${scrollWidth} px wide`);
    if (!document.querySelector('h1')?.checkVisibility()) say('no heading');
    if (faults.length >= 5) break;
  }
  return faults;
}
