/** A site's response to a request. */
export interface Answer {
  path: string;
  status: number;
  /** By lowercase name. */
  headers: Record<string, string>;
  text: string;
}

const timeoutMs = 30_000;

/**
 * Requests an address of a site, without following redirects.
 *
 * @param origin such as `https://keystead.example`
 * @param path site-relative
 * @throws Error if no response arrives within 30 s
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
