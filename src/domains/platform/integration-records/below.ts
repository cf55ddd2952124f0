/** An address of a server with a path below it. */
export const joinServerPath = (server: string, path: string): string =>
  `${server.replace(/\/+$/, '')}/${path}`;
