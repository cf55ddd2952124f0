import type { Config } from './config.ts';

/** Absolute addresses of this instance. Paths may start with a slash and are taken as they stand. */
export interface Urls {
  /** A page, `web('demo/kiln')`. */
  web(path: string): string;
  /** An operation of the API, `api('projects/1')`. */
  api(path: string): string;
  /** The host of the container registry, with which the names of images begin; null where there is none. */
  readonly registry: string | null;
}

/** The registry has the same host as the instance unless it has an address of its own; null where it is off. */
export function registryHostOf({
  registry,
  registryUrl,
  baseUrl,
}: Pick<Config, 'registry' | 'registryUrl' | 'baseUrl'>): string | null {
  return registry === 'off' ? null : new URL(registryUrl ?? baseUrl).host;
}

/** `baseUrl` has no trailing slash. */
export function createUrls(baseUrl: string, registry: string | null = null): Urls {
  const under = (prefix: string) => (path: string) =>
    path.startsWith('/') ? prefix + path : `${prefix}/${path}`;
  return { web: under(baseUrl), api: under(`${baseUrl}/api/v4`), registry };
}
