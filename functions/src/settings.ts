/** The parameters as the platform provides them; an unset string is empty. */
export interface RawSettings {
  RECAPTCHA_PROJECT_ID: string;
  RECAPTCHA_SITE_KEY: string;
  RECAPTCHA_ALLOWED_HOSTNAMES: string;
  RECAPTCHA_ENDPOINT: string;
  VERIFIER_CALLS_PER_MINUTE: number;
}

export interface Settings {
  projectId: string;
  siteKey: string;
  allowedHostnames: readonly string[];
  endpoint: string;
  callsPerMinute: number;
}

/** Some parameters are missing or invalid; `parameters` lists their names. */
export class Misconfigured extends Error {
  readonly parameters: readonly string[];

  constructor(parameters: readonly string[]) {
    super(`Missing or unusable parameters: ${parameters.join(', ')}`);
    this.name = 'Misconfigured';
    this.parameters = parameters;
  }
}

/** Returns the hostnames in a comma-separated list, in lowercase. */
export function hostnamesIn(list: string): string[] {
  return list
    .split(',')
    .map((hostname) => hostname.trim().toLowerCase())
    .filter(Boolean);
}

/** @throws Misconfigured with the names of all missing or invalid parameters */
export function parseSettings(raw: RawSettings): Settings {
  const settings: Settings = {
    projectId: raw.RECAPTCHA_PROJECT_ID.trim(),
    siteKey: raw.RECAPTCHA_SITE_KEY.trim(),
    allowedHostnames: hostnamesIn(raw.RECAPTCHA_ALLOWED_HOSTNAMES),
    endpoint: raw.RECAPTCHA_ENDPOINT.trim(),
    callsPerMinute: raw.VERIFIER_CALLS_PER_MINUTE,
  };

  const usable: Record<keyof RawSettings, boolean> = {
    RECAPTCHA_PROJECT_ID: settings.projectId !== '',
    RECAPTCHA_SITE_KEY: settings.siteKey !== '',
    RECAPTCHA_ALLOWED_HOSTNAMES: settings.allowedHostnames.length > 0,
    RECAPTCHA_ENDPOINT: URL.canParse(settings.endpoint),
    VERIFIER_CALLS_PER_MINUTE: settings.callsPerMinute > 0,
  };
  const unusable = Object.entries(usable).flatMap(([name, fine]) => (fine ? [] : [name]));
  if (unusable.length > 0) throw new Misconfigured(unusable);
  return settings;
}
