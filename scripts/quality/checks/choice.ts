import { Failure } from '../../lib/failure.ts';

/** The checks of `npm test`. */
export const checks = [
  'types',
  'lint',
  'unit',
  'component',
  'scripts',
  'rules',
  'functions',
  'owner',
  'build',
  'hosting',
  'e2e',
  'engines',
] as const;

export type Check = (typeof checks)[number];

/** Checks of the built site. */
const onBuild: readonly Check[] = ['hosting', 'e2e', 'engines'];

/**
 * The checks that `--only` names; all without it. What looks at the built site needs the build.
 *
 * @param only names with commas between, such as `unit,e2e`
 * @throws Failure that names what is not a check, and the checks
 */
export function chosenChecks(only: string | undefined): Set<Check> {
  if (only === undefined) return new Set(checks);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !checks.some((check) => check === name));
  if (unknown.length > 0) {
    throw new Failure(`No such check: ${unknown.join(', ')}. There are ${checks.join(', ')}.`);
  }
  const chosen = checks.filter((check) => names.includes(check));
  return new Set(chosen.some((check) => onBuild.includes(check)) ? ['build', ...chosen] : chosen);
}
