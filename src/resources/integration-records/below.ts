/** An address of a server with a path below it. */
export const below = (server: string, path: string): string =>
  `${server.replace(/\/+$/, '')}/${path}`;
