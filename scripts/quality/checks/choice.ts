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

/** Checks that need the built site. */
const onBuild: readonly Check[] = ['hosting', 'e2e', 'engines'];

/**
 * Returns the checks that `--only` names, or all of them. Adds the build to checks of the built site.
 *
 * @param only comma-separated names, such as `unit,e2e`
 * @throws Failure that names the unknown check, and the known ones
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
