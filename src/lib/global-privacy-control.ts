declare global {
  interface Navigator {
    /** Missing where a browser does not know the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns whether the browser sends Global Privacy Control, which asks a site not to sell or share
 * personal information.
 *
 * @see https://w3c.github.io/gpc/
 */
export function sendsGlobalPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
