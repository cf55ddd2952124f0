import type { Config } from '#src/config.ts';

/** Absolute addresses of this instance. Paths may start with a slash and are not encoded. */
export interface Urls {
  /** A page, `web('demo/kiln')`. */
  web(path: string): string;
  /** An operation of the API, `api('projects/1')`. */
  api(path: string): string;
  /** The host of the container registry, with which image names begin; null without a registry. */
  readonly registry: string | null;
  /**
   * Picture of an external service for the address with this digest, so many pixels wide on screens with two for each;
   * null while the instance does not use the service.
   */
  externalPicture(digest: string, pixels?: number): string | null;
}

/** Pictures of addresses are found there when the instance uses the service. */
const pictureService = 'https://www.gravatar.com/avatar/';
const usualPixels = 40;

/** The registry uses the host of the instance unless it has its own address; null if it is disabled. */
export function findRegistryHost({
  registry,
  registryUrl,
  baseUrl,
}: Pick<Config, 'registry' | 'registryUrl' | 'baseUrl'>): string | null {
  return registry === 'off' ? null : new URL(registryUrl ?? baseUrl).host;
}

/** `baseUrl` has no trailing slash. `usesPictures` tells whether the instance uses avatars of the external service. */
export function createUrls(
  baseUrl: string,
  registry: string | null = null,
  usesPictures: () => boolean = () => false,
): Urls {
  const createPathPrefixer = (prefix: string) => (path: string) =>
    path.startsWith('/') ? prefix + path : `${prefix}/${path}`;
  return {
    web: createPathPrefixer(baseUrl),
    api: createPathPrefixer(`${baseUrl}/api/v4`),
    registry,
    externalPicture: (digest, pixels = usualPixels) =>
      usesPictures() ? `${pictureService}${digest}?s=${pixels * 2}&d=identicon` : null,
  };
}
