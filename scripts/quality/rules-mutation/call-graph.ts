import { allWithin, type Expression } from './expression.ts';
import type { RulesFile } from './rules-file.ts';

/** Who asks whom in a rules file. */
export class CallGraph {
  readonly #file: RulesFile;

  constructor(file: RulesFile) {
    this.#file = file;
  }

  /** Names of the functions that an expression calls, and of those that these call. */
  calledBy(expression: Expression): Set<string> {
    const called = new Set<string>();
    const queue = [expression];
    for (const one of queue) {
      for (const name of namesCalled(one)) {
        if (called.has(name)) continue;
        called.add(name);
        queue.push(...this.#resultsOf(name));
      }
    }
    return called;
  }

  /** An expression, and what the functions that it asks give. */
  allAskedBy(expression: Expression): Expression[] {
    return [expression, ...[...this.calledBy(expression)].flatMap((name) => this.#resultsOf(name))];
  }

  /** The paths whose conditions ask a function. */
  pathsThatAsk(name: string): string[] {
    const paths = this.#file.allowances
      .filter(({ condition }) => this.calledBy(condition).has(name))
      .map(({ path }) => path);
    return [...new Set(paths)];
  }

  #resultsOf(name: string): Expression[] {
    return this.#file.functions.filter((one) => one.name === name).map(({ result }) => result);
  }
}

function namesCalled(expression: Expression): string[] {
  return allWithin(expression).flatMap((one) =>
    one.kind === 'call' && one.callee.kind === 'name' ? [one.callee.text] : [],
  );
}
