import type { BrowserContext } from '@playwright/test';
import { isComplaint } from '#tests/browser/test.ts';

/** Collects console errors and uncaught errors from all tabs of a context. */
export function watchConsole(context: BrowserContext) {
  const complaints: string[] = [];
  const announced: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  return {
    /** Registers an expected error by part of its message, before or after it occurs. */
    expect: (part: string) => void announced.push(part),

    /** Returns the errors that were not registered. */
    unexpected: () => complaints.filter((text) => !announced.some((part) => text.includes(part))),
  };
}

export type Console = ReturnType<typeof watchConsole>;
