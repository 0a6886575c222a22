/** What this project uses of jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text?: string, options?: { contentType?: string });
    readonly window: Window & typeof globalThis;
  }
}
