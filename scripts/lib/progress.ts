export interface Task {
  /** Says how much is done. `unit` is what is counted, in the plural. */
  update(progress: { done: number; total: number; unit: string }): void;
}

const tasks = new Set<{ name: string; startedAt: number; counted: string }>();
let timer: NodeJS.Timeout | undefined;

/** Runs `work`. As long as anything runs, a line says so every ten seconds: `unit 20 s · build 4 s: 3 of 60 files`. */
export async function withProgress<Result>(
  name: string,
  work: (task: Task) => Promise<Result>,
): Promise<Result> {
  const task = { name, startedAt: performance.now(), counted: '' };
  timer ??= setInterval(printTasks, 10_000).unref();
  tasks.add(task);
  try {
    return await work({
      update({ done, total, unit }) {
        const [some, all] = [done, total].map((count) => count.toLocaleString('en-US'));
        task.counted = `: ${some} of ${all} ${unit}`;
      },
    });
  } finally {
    tasks.delete(task);
    if (tasks.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}

function printTasks(): void {
  const texts = [...tasks].map(({ name, startedAt, counted }) => {
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    return `${name} ${seconds} s${counted}`;
  });
  // Standard output is for results.
  console.error(`  ${texts.join(' · ')}`);
}
