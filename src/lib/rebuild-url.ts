declare const __REBUILD_URL__: string;

/** The address of the page where the owner starts a build of the site; '' if none was set. */
export const rebuildUrl: string = __REBUILD_URL__;
