/** How far something is. */
export interface Progress {
  done: number;
  total: number;
  /** What is counted, in the plural. */
  unit: string;
  /** What else there is to say, such as `2 failed`. */
  details?: readonly string[];
  /** Whether some take so much longer than others that the rate so far says nothing of the rest. */
  uneven?: boolean;
}

/** Something that runs, as its work sees it. */
export interface Task {
  update(progress: Progress): void;
}
