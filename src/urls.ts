/** Absolute addresses of this instance. Paths may start with a slash and are taken as they stand. */
export interface Urls {
  /** A page, `web('demo/kiln')`. */
  web(path: string): string;
  /** An operation of the API, `api('projects/1')`. */
  api(path: string): string;
  /** The host of the container registry, with which the names of images begin. */
  readonly registry: string;
}

/** `baseUrl` has no trailing slash. The registry has the same host unless it has an address of its own. */
export function createUrls(baseUrl: string, registryUrl: string | null = null): Urls {
  const under = (prefix: string) => (path: string) =>
    path.startsWith('/') ? prefix + path : `${prefix}/${path}`;
  const registry = new URL(registryUrl ?? baseUrl).host;
  return { web: under(baseUrl), api: under(`${baseUrl}/api/v4`), registry };
}
