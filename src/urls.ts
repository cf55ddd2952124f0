/** Absolute addresses of this instance. Paths may start with a slash and are taken as they stand. */
export interface Urls {
  /** A page, `web('demo/kiln')`. */
  web(path: string): string;
  /** An operation of the API, `api('projects/1')`. */
  api(path: string): string;
}

/** `baseUrl` has no trailing slash. */
export function createUrls(baseUrl: string): Urls {
  const under = (prefix: string) => (path: string) =>
    path.startsWith('/') ? prefix + path : `${prefix}/${path}`;
  return { web: under(baseUrl), api: under(`${baseUrl}/api/v4`) };
}
