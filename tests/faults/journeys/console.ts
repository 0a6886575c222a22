import type { BrowserContext } from '@playwright/test';
import { isComplaint } from '#tests/browser/test.ts';

/** Collects the errors of all of a context's tabs: those in the console, and those nobody caught. */
export function consoleOf(context: BrowserContext) {
  const complaints: string[] = [];
  const announced: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  return {
    /** Announces errors, before or after they come: a part of each message. */
    expect: (part: string) => void announced.push(part),

    /** What came without having been announced. */
    unexpected: () => complaints.filter((text) => !announced.some((part) => text.includes(part))),
  };
}

export type Console = ReturnType<typeof consoleOf>;
