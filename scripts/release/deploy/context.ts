import type { Env } from '#src/lib/env.schema.ts';
import type { Finding } from '../doctor/examination.ts';

/** What shipping does to the world outside of this process; tests put their own in its place. */
export interface Tools {
  /** Runs a tool to its end and keeps what it prints to its standard output, trimmed. */
  run(command: string, args: string[]): Promise<{ code: number; output: string }>;
  /** Runs a tool to its end; what it prints goes to the terminal. */
  show(command: string, args: string[]): Promise<{ code: number }>;
  /** The text of a file of the repository; null when there is none. */
  read(path: string): string | null;
  /** Looks at the project that is shipped to. */
  examine(env: Env): Promise<Finding[]>;
}

export interface DeployOptions {
  /** Everything but shipping. */
  dryRun: boolean;
  /** Hosting alone, with what the database holds by now: for the nightly build. */
  rebuild: boolean;
  /** Another branch than main may be shipped. */
  allowBranch: boolean;
  /** Takes the word of the last `npm test`, if it was for this commit, instead of running it. */
  tested: boolean;
  /** A database without posts or rates is built all the same: before the owner's first sign-in. */
  allowEmpty: boolean;
  /** Carries no scripts and styles of earlier releases along: for a security release. */
  dropOldAssets: boolean;
  /** Does not look at the live site afterwards. */
  withoutSmoke: boolean;
  /** Where the live site answers; site.url without it. */
  url: string | undefined;
}

/** What every step knows. */
export interface DeployContext {
  /** What the build tells the browser; its project is the one that everything is shipped to. */
  env: Env;
  options: DeployOptions;
  tools: Tools;
}
