/** Types for the part of jsdom that this project uses; the package has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text?: string, options?: { contentType?: string });
    readonly window: Window & typeof globalThis;
  }
}
