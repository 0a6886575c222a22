/** What a site answered to one request. */
export interface Answer {
  path: string;
  status: number;
  /** By lowercase name. */
  headers: Record<string, string>;
  text: string;
}

const timeoutMs = 30_000;

/**
 * Asks a site for one address, without following redirects.
 *
 * @param origin such as `https://keystead.example`
 * @param path site-relative
 * @throws Error when no answer comes within 30 s
 */
export async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    path,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}
