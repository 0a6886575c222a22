/** Something that is loaded once, and kept until it is forgotten. */
export interface Once<Value> {
  /** Loads it, or answers with what is on its way or there. After a failure it loads anew. */
  load(): Promise<Value>;
  /** What was loaded; undefined until it is there. */
  kept(): Value | undefined;
  forget(): void;
}

/** Keeps what `load` brings, so that it is asked once; a failure is not kept. */
export function once<Value>(load: () => Promise<Value>): Once<Value> {
  let wanted: Promise<Value> | undefined;
  let value: Value | undefined;

  async function start(): Promise<Value> {
    const mine = load();
    wanted = mine;
    try {
      const loaded = await mine;
      if (wanted === mine) value = loaded;
      return loaded;
    } catch (error) {
      if (wanted === mine) wanted = undefined;
      throw error;
    }
  }

  return {
    load: () => wanted ?? start(),
    kept: () => value,
    forget() {
      wanted = undefined;
      value = undefined;
    },
  };
}
