import type { Env } from '#src/lib/settings.schema.ts';
import type { Finding } from '../doctor/examination.ts';

/** The effects of a deploy outside of this process; tests replace them. */
export interface Tools {
  /** Runs a tool and returns its trimmed standard output. */
  run(command: string, args: string[]): Promise<{ code: number; output: string }>;
  /** Runs a tool and shows its output in the terminal. */
  show(command: string, args: string[]): Promise<{ code: number }>;
  /** Returns the text of a file of the repository; null if there is none. */
  read(path: string): string | null;
  /** Examines the project that is shipped to. */
  examine(env: Env): Promise<Finding[]>;
}

export interface DeployOptions {
  /** Does everything except shipping. */
  dryRun: boolean;
  /** Checks and builds, and needs no sign-in; for a job that must not have one. */
  buildOnly: boolean;
  /** Ships only hosting, with the current content of the database; for the nightly build. */
  rebuild: boolean;
  /** Allows shipping another branch than main. */
  allowBranch: boolean;
  /** Accepts the last green `npm test` of this commit instead of running it again. */
  tested: boolean;
  /** Allows a database without posts or rates, as before the owner's first sign-in. */
  allowEmpty: boolean;
  /** Drops the scripts and styles of earlier releases; for a security release. */
  dropOldAssets: boolean;
  /** Skips the check of the live site. */
  withoutSmoke: boolean;
  /** Address of the live site; site.url by default. */
  url: string | undefined;
}

/** The input of every step. */
export interface DeployContext {
  /** Settings of the build; everything is shipped to their project. */
  env: Env;
  options: DeployOptions;
  tools: Tools;
}
