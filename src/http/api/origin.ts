import type { ApiRequest } from '#runtime/dispatch.ts';
import type { Config } from '#src/config.ts';

/**
 * A loopback base URL has several names (127.0.0.1, localhost); links then use the client's name, because clients do
 * not follow links to another host.
 */
export function createOrigin(config: Config): (request: ApiRequest) => string {
  const base = new URL(config.baseUrl);
  const loopback = /^(?:localhost|127\.[0-9.]+|\[::1\])$/.test(base.hostname);
  return (request) => {
    const host = request.http.headers.host;
    if (!loopback || host === undefined || !/^[\w.:[\]-]{1,255}$/.test(host)) return config.baseUrl;
    return `${base.protocol}//${host}`;
  };
}
