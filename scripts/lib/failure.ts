import { lastLines } from './logs.ts';

/** A failure that a person can act on: printed in one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
  readonly log: string | undefined;

  constructor(message: string, options: { log?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.log = options.log;
  }
}

/** Prints an error: the last lines of its log, if there is one, and then one line. */
export function tell(error: unknown, logLines = 15): void {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  if (error.log) {
    const lines = lastLines(error.log, logLines);
    if (lines.length > 0) console.error(`${lines.map((line) => `  │ ${line}`).join('\n')}\n`);
  }
  console.error(`✖ ${error.message}${error.log ? ` (log: ${error.log})` : ''}`);
}
